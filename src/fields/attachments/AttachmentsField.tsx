import Camera from 'lucide-react/icons/camera';
import FileText from 'lucide-react/icons/file-text';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { t } from '#locales/fr/attachments.ts';
import { t as words } from '#locales/fr/ui.ts';
import { plural } from '#locales/translator.ts';
import { attachmentExtensions, type PhotoChange, type Refused } from '../../domain/request/attachments.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { action } from '../../ui/controls/buttons/Button.css.ts';
import { Button, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { ErrorText } from '../../ui/forms/Field.tsx';
import { error, field, hint, optional } from '../../ui/forms/Form.css.ts';
import { useFormField } from '../../ui/forms/readForm.ts';
import { legend } from '../../ui/forms/text/Text.css.ts';
import { media } from '../../ui/theme/tokens.ts';
import { Notice } from '../../views/notices/Notice.tsx';
import * as css from './AttachmentsField.css.ts';
import { type LastChange, type PhotoChanges, useAttachments, useStrayFiles } from './useAttachments.ts';

const accept = attachmentExtensions.map((extension) => `.${extension}`).join(',');

const megabyte = 1024 * 1024;

const formatSize = (bytes: number): string =>
  bytes < megabyte
    ? t('size', { size: Math.max(1, Math.round(bytes / 1024)) })
    : t('photo.size', { size: Math.round((bytes / megabyte) * 10) / 10 });

const describePhoto = ({ converted, reduced }: PhotoChange): string => {
  const done = [
    converted && t('photo.converted', { format: converted }),
    reduced &&
      t('photo.reduced', {
        from: formatSize(reduced.from),
        to: formatSize(reduced.to),
        quality: reduced.quality,
      }),
    t('photo.stripped'),
  ].filter((part) => part !== null);
  return t('photo.done', { done: done.join(', ') });
};

const describeChange = (last: LastChange): string => {
  if ('removed' in last) return t('removed', { name: last.removed });
  if (last.added === 0) return '';
  return [t(`added.${plural(last.added)}`, { count: last.added }), ...last.photos.map(describePhoto)].join(
    ' ',
  );
};

const DropTarget = () => (
  <div className={css.target} aria-hidden>
    <span className={css.targetText}>{t('dropHere')}</span>
  </div>
);

/** Delays a submission until the photos are ready. Cancels the submission if a photo is rejected. */
const useLateSubmit = (
  field: RefObject<HTMLFieldSetElement | null>,
  { isPreparing, isRefused }: { isPreparing: boolean; isRefused: boolean },
): void => {
  const isLate = useRef(false);
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    if (!isPreparing) {
      if (isLate.current && !isRefused) form.requestSubmit();
      isLate.current = false;
      return;
    }
    const waiting = new AbortController();
    const wait = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      isLate.current = true;
    };
    form.addEventListener('submit', wait, { capture: true, signal: waiting.signal });
    return () => waiting.abort();
  }, [field, isPreparing, isRefused]);
};

const refusals = (refused: readonly Refused[]): string[] =>
  [...new Set(refused.map(({ fault }) => fault))].map((fault) => {
    const names = refused.filter((one) => one.fault === fault).map(({ name }) => name);
    return t(`refused.${plural(names.length)}`, {
      names: names.join(' », « '),
      reason: t(`attachments.${fault}`),
    });
  });

const RefusedFiles = ({ refused }: { refused: readonly Refused[] }) => {
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

const createInput = (onTaken: (files: readonly File[]) => void): HTMLInputElement => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  // Sets the attribute, because browsers without a camera do not have the property `capture`.
  input.setAttribute('capture', 'environment');
  input.addEventListener('change', () => onTaken([...(input.files ?? [])]));
  return input;
};

type Props = { isDisabled: boolean; onTaken: (files: readonly File[]) => void };

const CameraButton = ({ isDisabled, onTaken }: Props) => {
  // Keeps the input in a ref, because Safari could delete it before the user has taken the photo.
  const input = useRef<HTMLInputElement>(null);
  if (!useMedia(media.touch)) return null;
  return (
    // Native button, because the camera opens only during the click, and `Button` calls `onPress` later.
    <button
      type="button"
      className={action.outlined}
      disabled={isDisabled}
      onClick={() => {
        input.current = createInput(onTaken);
        input.current.click();
      }}
    >
      <Camera />
      <span>{t('photo.take')}</span>
    </button>
  );
};

type AttachmentListProps = {
  files: readonly File[];
  photos: PhotoChanges;
  isReadOnly: boolean;
  onRemove: (file: File) => void;
};

const AttachmentList = ({ files, photos, isReadOnly, onRemove }: AttachmentListProps) =>
  files.length > 0 && (
    <ul aria-label={t('chosen')} className={css.list}>
      {files.map((file) => {
        const photo = photos.get(file);
        return (
          <li key={`${file.name} ${file.size} ${file.lastModified}`} className={css.item}>
            <FileText />
            <span className={css.name}>
              <span>{file.name}</span>
              {photo && <span className={css.photo}>{describePhoto(photo)}</span>}
            </span>
            <span className={css.size}>{formatSize(file.size)}</span>
            <Button
              variant="icon"
              aria-label={t('remove', { name: file.name })}
              isDisabled={isReadOnly}
              onPress={() => onRemove(file)}
            >
              <X />
            </Button>
          </li>
        );
      })}
    </ul>
  );

/** Field of files that the user chooses, drops or pastes (docs/rules.md#attachments). */
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
