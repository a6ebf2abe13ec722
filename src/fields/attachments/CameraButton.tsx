import Camera from 'lucide-react/icons/camera';
import { useRef } from 'react';
import { t } from '#locales/fr/attachments.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { action } from '../../ui/controls/buttons/Button.css.ts';
import { media } from '../../ui/theme/tokens.ts';

const createInput = (onTaken: (files: readonly File[]) => void): HTMLInputElement => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  // Where there is no camera, `capture` is no property.
  input.setAttribute('capture', 'environment');
  input.addEventListener('change', () => onTaken([...(input.files ?? [])]));
  return input;
};

type Props = { isDisabled: boolean; onTaken: (files: readonly File[]) => void };

/** Opens the camera of what is held in the hand. Its input is out of the page, where the files have one alone. */
export const CameraButton = ({ isDisabled, onTaken }: Props) => {
  // Safari forgets an input that nothing refers to before the photo is taken.
  const input = useRef<HTMLInputElement>(null);
  if (!useMedia(media.touch)) return null;
  return (
    // Not after a paint, as other buttons: a browser opens a camera in the press alone.
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
