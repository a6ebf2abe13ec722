import { useState } from 'react';
import type { Refused } from '#machines/domain/request/attachments.ts';
import { error } from '../../ui/forms/Field.css.ts';
import { ErrorText } from '../../ui/forms/FieldMessages.tsx';
import { Notice } from '../../views/notices/Notice.tsx';
import * as css from './AttachmentsField.css.ts';
import { refusals } from './refusals.ts';

/** Why files are turned away: an alert that closes by itself, then the same words, to be read (docs/rules.md#attachments). */
export const RefusedFiles = ({ refused }: { refused: readonly Refused[] }) => {
  const [isOpen, setOpen] = useState(true);
  const sentences = refusals(refused);
  if (isOpen)
    return (
      <ul className={css.refused}>
        <Notice tone="bad" onClosed={() => setOpen(false)}>
          {sentences.map((sentence) => (
            <span key={sentence} className={css.sentence}>
              {sentence}
            </span>
          ))}
        </Notice>
      </ul>
    );
  return sentences.map((sentence) => (
    <p key={sentence} className={error}>
      <ErrorText sentences={[sentence]} />
    </p>
  ));
};
