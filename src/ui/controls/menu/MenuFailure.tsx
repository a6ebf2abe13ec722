import type { RefObject } from 'react';
import { t } from '#locales/fr/ui.ts';
import type { Coming } from '../../browser/onDemand.tsx';
import { Button } from '../buttons/Button.tsx';
import { failure } from './Menu.css.ts';

type Props = Coming & { button: RefObject<HTMLElement | null>; onClose: () => void };

/** Under the button of a menu that could not be loaded, and nothing while it comes: the page stays as it is. */
export const MenuFailure = ({ button, onRetry, onClose }: Props) => {
  const place = button.current?.getBoundingClientRect();
  if (!onRetry || !place) return null;
  const side = place.left < innerWidth / 2 ? { left: place.left } : { right: innerWidth - place.right };
  return (
    <div className={failure} style={{ top: place.bottom, ...side }}>
      <p role="alert">{t('unloaded.menu')}</p>
      <p>{t('unloaded.help')}</p>
      <Button onPress={onRetry}>{t('retry')}</Button>
      <Button onPress={onClose}>{t('close')}</Button>
    </div>
  );
};
