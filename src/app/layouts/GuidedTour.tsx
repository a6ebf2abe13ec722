import { useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '#locales/fr/dashboard.ts';
import { Button } from '../../ui/Button.tsx';
import { hasSeenTour, rememberTour } from '../tourMemory.ts';
import * as css from './AccountMenu.css.ts';

const dashboards = ['/', '/tableau-de-bord'];

/** The one step of the tour, at the account dropdown, on the dashboard, once a user. */
export const GuidedTour = ({ user }: { user: string }) => {
  const [path] = useLocation();
  const [isSeen, setSeen] = useState(true);
  const titleId = useId();

  useEffect(() => {
    let isLeft = false;
    hasSeenTour(user).then((seen) => !isLeft && setSeen(seen));
    return () => {
      isLeft = true;
    };
  }, [user]);

  if (isSeen || !dashboards.includes(path)) return null;
  const close = () => {
    setSeen(true);
    void rememberTour(user);
  };
  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      className={css.tour}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <h2 id={titleId} className={css.tourTitle}>
        {t('tour.title')}
      </h2>
      <p>{t('tour.text')}</p>
      <Button onPress={close}>{t('tour.close')}</Button>
    </div>
  );
};
