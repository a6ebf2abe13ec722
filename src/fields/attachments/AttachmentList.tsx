import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { t } from '#locales/fr/attachments.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import * as css from './AttachmentsField.css.ts';
import { describePhoto, formatSize } from './photoWords.ts';
import type { PhotoChanges } from './useAttachments.ts';

type Props = {
  files: readonly File[];
  photos: PhotoChanges;
  isReadOnly: boolean;
  onRemove: (file: File) => void;
};

/** The files that will be sent, each with its size, what was done to it if it is a photo, and the way to take it off. */
export const AttachmentList = ({ files, photos, isReadOnly, onRemove }: Props) =>
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
