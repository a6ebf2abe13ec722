import type { ReactNode } from 'react';
import { t } from '#locales/fr/personalSpace.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { CreatedAlert } from '../../views/CreatedAlert.tsx';
import { ContractSection } from './ContractSection.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { LoginCard } from './LoginCard.tsx';
import * as css from './PersonalSpacePage.css.ts';

type Props = {
  profile: Profile;
  /** The account has just been created, which is said as long as the page stays. */
  isCreated?: boolean;
  /** It is being read again. */
  isRefreshing?: boolean;
  /** The contract that is looked for, by its number or by its words. */
  sought?: string;
  /** Asks again for what the profile could not tell. */
  retry: ReactNode;
};

/** The account of the user and its contracts (docs/rules.md#personal-space). */
export const PersonalSpacePage = (props: Props) => {
  const { profile, isCreated = false, isRefreshing = false, sought = '', retry } = props;
  return (
    <div className={css.page}>
      <PageHeader title={t('title')} />
      {isCreated && <CreatedAlert />}
      <div className={css.page} aria-busy={isRefreshing}>
        <div className={css.cards}>
          <Boundary>
            <IdentityCard profile={profile} />
          </Boundary>
          <Boundary>
            <LoginCard profile={profile} />
          </Boundary>
        </div>
        <Boundary>
          <ContractSection profile={profile} sought={sought} retry={retry} />
        </Boundary>
      </div>
    </div>
  );
};
