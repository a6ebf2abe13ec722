import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { t as words } from '#locales/fr/contracts.ts';
import { t } from '#locales/fr/personalSpace.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { Blank } from '../../ui/display/Blank.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { CreatedAlert } from '../../views/CreatedAlert.tsx';
import { AddContractLink } from '../AddContractLink.tsx';
import { ContractsUnavailable } from '../ContractsUnavailable.tsx';
import { UnreadContracts } from '../UnreadContracts.tsx';
import { ContractList } from './ContractList.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { LoginCard } from './LoginCard.tsx';
import { toModalAddress } from './modals.ts';
import * as contractSectionCss from './PersonalSpace.css.ts';

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

type ContractSectionProps = {
  profile: Profile;
  /** The contract that is looked for; empty where none is. */
  sought: string;
  /** Asks again for what the profile could not tell. */
  retry: ReactNode;
};

/** The contracts, or what stands in their place: none yet, or a back office that cannot tell them. */
const ContractSection = ({ profile, sought, retry }: ContractSectionProps) => {
  const { contracts, contracts_status, unreadContracts } = profile;
  if (contracts_status === 'KO') {
    return (
      <section className={contractSectionCss.section} aria-labelledby="contrats">
        <h2 id="contrats">{t('contracts.title')}</h2>
        <ContractsUnavailable retry={retry} />
      </section>
    );
  }
  if (contracts.length === 0) {
    return (
      <section className={contractSectionCss.section} aria-labelledby="contrats">
        <h2 id="contrats">{t('contracts.title')}</h2>
        <Blank role="status" icon={<FileText />} title={words('none')}>
          <p>{words('noneHelp')}</p>
        </Blank>
        <div className={contractSectionCss.alone}>
          <AddContractLink href={toModalAddress('addContract')} />
        </div>
      </section>
    );
  }
  return (
    <>
      <UnreadContracts unread={unreadContracts} />
      <ContractList
        key={sought}
        sought={sought}
        contracts={contracts}
        action={<AddContractLink href={toModalAddress('addContract')} />}
      />
    </>
  );
};

/** The account of the user and its contracts (docs/rules.md#personal-space). */
export const PersonalSpacePage = (props: Props) => {
  const { profile, isCreated = false, isRefreshing = false, sought = '', retry } = props;
  return (
    <div className={contractSectionCss.page}>
      <PageHeader title={t('title')} />
      {isCreated && <CreatedAlert />}
      <div className={contractSectionCss.page} aria-busy={isRefreshing}>
        <div className={contractSectionCss.cards}>
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
