import Paperclip from 'lucide-react/icons/paperclip';
import { useId, useRef } from 'react';
import { t } from '#locales/fr/attachments.ts';
import { t as words } from '#locales/fr/ui.ts';
import { plural } from '#locales/plural.ts';
import { attachmentExtensions } from '#machines/domain/request/attachments.ts';
import { action } from '../../ui/controls/buttons/Button.css.ts';
import { Spinner } from '../../ui/display/Spinner.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { error, field, hint, optional } from '../../ui/forms/Field.css.ts';
import { ErrorText } from '../../ui/forms/FieldMessages.tsx';
import { useFormField } from '../../ui/forms/formContext.ts';
import { legend } from '../../ui/forms/text/BoxesField.css.ts';
import { AttachmentList } from './AttachmentList.tsx';
import * as css from './AttachmentsField.css.ts';
import { CameraButton } from './CameraButton.tsx';
import { DropTarget } from './DropTarget.tsx';
import { describePhoto } from './photoWords.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import { type LastChange, useAttachments } from './useAttachments.ts';
import { useLateSubmit } from './useLateSubmit.ts';
import { useStrayFiles } from './useStrayFiles.ts';

const accept = attachmentExtensions.map((extension) => `.${extension}`).join(',');

const describeChange = (last: LastChange): string => {
  if ('removed' in last) return t('removed', { name: last.removed });
  if (last.added === 0) return '';
  return [t(`added.${plural(last.added)}`, { count: last.added }), ...last.photos.map(describePhoto)].join(
    ' ',
  );
};

/** Files chosen, dropped or pasted, one or several at a time; `name` is the payload key (docs/rules.md#attachments). */
export const AttachmentsField = ({ name }: { name: string }) => {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { sentences, isReadOnly } = useFormField(name);
  const { input, accepted, refused, photos, last, changes, preparing, add, remove } = useAttachments();
  const isOver = useStrayFiles({ field: group, isReadOnly, add });
  const isPreparing = preparing > 0;
  useLateSubmit(group, { isPreparing, isRefused: refused.length > 0 });
  return (
    <fieldset ref={group} className={field} aria-describedby={`${id}-hint`}>
      <legend className={legend}>
        <span>{t('label')}</span> <span className={optional}>{`(${words('optional')})`}</span>
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
          aria-describedby={`${id}-refused`}
          onChange={(event) => add([...(event.target.files ?? [])])}
        />
        <label htmlFor={id} className={`${action.outlined} ${css.button}`}>
          <Paperclip />
          <span>{t('choose')}</span>
        </label>
        <CameraButton isDisabled={isReadOnly} onTaken={add} />
        <span className={css.drop}>{t('drop')}</span>
      </div>
      {isOver && <DropTarget />}
      {isPreparing && <Spinner label={t(`photo.preparing.${plural(preparing)}`, { count: preparing })} />}
      <AttachmentList files={accepted} photos={photos} isReadOnly={isReadOnly} onRemove={remove} />
      <VisuallyHidden>
        <span aria-live="polite">{describeChange(last)}</span>
      </VisuallyHidden>
      <div id={`${id}-refused`}>
        {refused.length > 0 && <RefusedFiles key={changes} refused={refused} />}
        {sentences.map((sentence) => (
          <p key={sentence} className={error}>
            <ErrorText sentences={[sentence]} />
          </p>
        ))}
      </div>
    </fieldset>
  );
};
