import { useRef } from 'react';
import { t } from '#locales/fr/layout.ts';
import type { Profile } from '../../../domain/account/profile.ts';
import { administrationAccess, isIncomplete, profileName } from '../../../domain/account/user.ts';
import type { MenuEntry } from '../../../ui/controls/menu/Menu.tsx';

import { MenuButton } from '../../../ui/controls/menu/MenuButton.tsx';
import { VisuallyHidden } from '../../../ui/display/Skeleton.tsx';
import { useProfile } from '../../session.tsx';
import { GuidedTour } from '../../tour/GuidedTour.tsx';
import { useTour } from '../../tour/useTour.ts';
import { AccountLabel } from './AccountLabel.tsx';
import * as css from './AccountMenu.css.ts';

const toInitials = ({ first_name, last_name, email }: Profile) =>
  [first_name, last_name].map(([initial]) => initial ?? '').join('') || email.slice(0, 1).toUpperCase();

const listEntries = (profile: Profile): MenuEntry[] => [
  { id: 'personalSpace', label: t('account.personalSpace'), icon: 'person', href: '/espace-personnel' },
  ...(administrationAccess(profile.type) === 'open'
    ? [
        {
          id: 'administration',
          label: t('account.administration'),
          icon: 'people',
          href: '/espace-admin',
        } as const,
      ]
    : []),
  { id: 'terms', label: t('account.terms'), icon: 'document', href: '/cgu' },
  { id: 'signOut', label: t('account.signOut'), icon: 'leave', href: '/logout' },
];

/** The account dropdown of the header (docs/rules.md#account-menu). */
export const AccountMenu = () => {
  const profile = useProfile();
  const account = useRef<HTMLDivElement>(null);
  // A profile to complete is asked for first.
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
