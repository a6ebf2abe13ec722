import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { t as dashboard } from '#locales/fr/dashboard.ts';
import { t } from '#locales/fr/layout.ts';
import type { Profile } from '../../../domain/account/profile.ts';
import { administrationAccess, isIncomplete, profileName } from '../../../domain/account/user.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import type { MenuEntry } from '../../../ui/controls/menu/Menu.tsx';
import { MenuButton } from '../../../ui/controls/menu/MenuButton.tsx';
import { VisuallyHidden } from '../../../ui/display/Skeleton.tsx';
import { useProfile } from '../../session.tsx';
import { useTour } from '../../tour/useTour.ts';
import * as css from './AccountMenu.css.ts';

/** Guided tour with one step, which screen readers announce. The focus does not move to the tour. */
const GuidedTour = ({ isShown, onClose }: { isShown: boolean; onClose: () => void }) => {
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
              {dashboard('tour.title')}
            </h2>
            <p>{dashboard('tour.text')}</p>
          </>
        )}
      </div>
      {isShown && <Button onPress={onClose}>{dashboard('tour.close')}</Button>}
    </div>
  );
};

export const AccountLabel = ({ initials, children }: { initials?: string; children: ReactNode }) => (
  <>
    <span aria-hidden="true" className={css.initials} data-initials={initials} />
    <span className={css.names}>{children}</span>
    <span className={css.chevron}>
      <ChevronDown />
    </span>
  </>
);

const toInitials = ({ first_name, last_name, email }: Profile) =>
  [first_name, last_name].map(([initial]) => initial ?? '').join('') || email.slice(0, 1).toUpperCase();

const entries = [
  { id: 'personalSpace', icon: 'person', href: '/espace-personnel' },
  { id: 'administration', icon: 'people', href: '/espace-admin' },
  { id: 'terms', icon: 'document', href: '/cgu' },
  { id: 'signOut', icon: 'leave', href: '/logout' },
] as const;

const listEntries = ({ type }: Profile): MenuEntry[] =>
  entries
    .filter(({ id }) => id !== 'administration' || administrationAccess(type) === 'open')
    .map((entry) => ({ ...entry, label: t(`account.${entry.id}`) }));

export const AccountMenu = () => {
  const profile = useProfile();
  const account = useRef<HTMLDivElement>(null);
  const tour = useTour(isIncomplete(profile) ? null : profile.email);

  const closeTour = () => {
    tour.finish();
    account.current?.querySelector('button')?.focus();
  };

  const names = (
    <>
      <span className={css.name}>{`${profileName(profile)} `}</span>
      <span className={css.entity}>{profile.entity_name}</span>
    </>
  );
  return (
    <div ref={account} className={css.account}>
      <MenuButton
        heading={<p className={css.whose}>{names}</p>}
        entries={listEntries(profile)}
        onOpen={tour.finish}
      >
        <VisuallyHidden>{`${t('account.label')} `}</VisuallyHidden>
        <AccountLabel initials={toInitials(profile)}>{names}</AccountLabel>
      </MenuButton>
      <GuidedTour isShown={tour.isShown} onClose={closeTour} />
    </div>
  );
};
