import { useEffect, useEffectEvent, useId } from 'react';
import { t } from '#locales/fr/dashboard.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import * as css from '../layouts/header/AccountMenu.css.ts';

type Props = { isShown: boolean; onClose: () => void };

/**
 * The one step of the tour, at the account dropdown. It opens by itself: it takes no focus, a live region that
 * is there before its words reads them out, and it comes right after the button it points to.
 */
export const GuidedTour = ({ isShown, onClose }: Props) => {
  const titleId = useId();

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    if (!isShown) return;
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isShown]);

  return (
    <div {...(isShown && { role: 'dialog', 'aria-labelledby': titleId, className: css.tour })}>
      <div role="status" {...(isShown && { className: css.tourWords })}>
        {isShown && (
          <>
            <h2 id={titleId} className={css.tourTitle}>
              {t('tour.title')}
            </h2>
            <p>{t('tour.text')}</p>
          </>
        )}
      </div>
      {isShown && <Button onPress={onClose}>{t('tour.close')}</Button>}
    </div>
  );
};
