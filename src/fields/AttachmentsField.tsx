import Paperclip from 'lucide-react/icons/paperclip';
import { type DragEvent, useId, useState } from 'react';
import { t } from '#locales/fr/attachments.ts';
import { t as words } from '#locales/fr/ui.ts';
import { plural } from '#locales/plural.ts';
import { attachmentExtensions, shownName } from '#machines/domain/attachments.ts';
import { legend } from '../ui/BoxesField.css.ts';
import { action } from '../ui/Button.css.ts';
import { error, field, hint, optional } from '../ui/Field.css.ts';
import { ErrorText } from '../ui/FieldMessages.tsx';
import { useFormField } from '../ui/formContext.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { AttachmentList } from './AttachmentList.tsx';
import * as css from './AttachmentsField.css.ts';
import { type Refused, useAttachments } from './useAttachments.ts';

const accept = attachmentExtensions.map((extension) => `.${extension}`).join(',');

const sentenceOf = ({ name, fault }: Refused): string =>
  t('refused', { name: shownName(name), reason: t(`attachments.${fault}`) });

type Props = {
  /** The payload key it fills, with files. */
  name: string;
  /** Told each sentence that says why files are turned away, to be announced; the field shows them until its next change. */
  onRefused: (sentence: string) => void;
};

/** Files chosen, or dropped, one or several at a time (docs/rules.md#attachments). */
export const AttachmentsField = ({ name, onRefused }: Props) => {
  const id = useId();
  const { sentences, isReadOnly } = useFormField(name);
  const { input, kept, refused, add, remove } = useAttachments((all) => {
    for (const one of all) onRefused(sentenceOf(one));
  });
  const [isOver, setOver] = useState(false);
  const told = [...refused.map(sentenceOf), ...sentences];
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside && !isReadOnly);
  };
  return (
    <fieldset
      className={field}
      aria-describedby={`${id}-hint`}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        if (!isReadOnly) void add([...event.dataTransfer.files]);
      }}
    >
      <legend className={legend}>
        {t('label')} <span className={optional}>({words('optional')})</span>
      </legend>
      <span id={`${id}-hint`} className={hint}>
        {t('hint')}
      </span>
      <div className={css.zone[isOver ? 'over' : 'still']}>
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          multiple
          accept={accept}
          disabled={isReadOnly}
          className={css.input}
          aria-describedby={`${id}-told`}
          onChange={(event) => void add([...(event.target.files ?? [])])}
        />
        <label htmlFor={id} className={`${action.outlined} ${css.button}`}>
          <Paperclip />
          {t('choose')}
        </label>
        <span className={css.drop}>{t('drop')}</span>
      </div>
      <AttachmentList files={kept} isReadOnly={isReadOnly} onRemove={remove} />
      <VisuallyHidden>
        <span aria-live="polite">
          {kept.length > 0 && t(`added.${plural(kept.length)}`, { count: kept.length })}
        </span>
      </VisuallyHidden>
      <div id={`${id}-told`}>
        {told.map((sentence) => (
          <p key={sentence} className={error}>
            <ErrorText sentences={[sentence]} />
          </p>
        ))}
      </div>
    </fieldset>
  );
};
