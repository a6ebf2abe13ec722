import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { t } from '#locales/fr/attachments.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import * as css from './AttachmentsField.css.ts';

/** In French, a file is so many kilobytes; one that holds something is one at least. */
const formatSize = (bytes: number): string => t('size', { size: Math.max(1, Math.round(bytes / 1024)) });

type Props = { files: readonly File[]; isReadOnly: boolean; onRemove: (file: File) => void };

/** The files that will be sent, each with its size and the way to take it off. */
export const AttachmentList = ({ files, isReadOnly, onRemove }: Props) =>
  files.length > 0 && (
    <ul aria-label={t('chosen')} className={css.list}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={css.item}>
          <FileText />
          <span className={css.name}>{file.name}</span>
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
      ))}
    </ul>
  );
