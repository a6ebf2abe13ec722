import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { t as words } from '#locales/fr/contracts.ts';
import { t } from '#locales/fr/personalSpace.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import { Blank } from '../../ui/display/Blank.tsx';
import { AddContractLink } from '../AddContractLink.tsx';
import { ContractsUnavailable } from '../ContractsUnavailable.tsx';
import { UnreadContracts } from '../UnreadContracts.tsx';
import { ContractList } from './ContractList.tsx';
import * as css from './ContractSection.css.ts';
import { toModalAddress } from './modals.ts';

type Props = {
  profile: Profile;
  /** The contract that is looked for; empty where none is. */
  sought: string;
  /** Asks again for what the profile could not tell. */
  retry: ReactNode;
};

/** The contracts, or what stands in their place: none yet, or a back office that cannot tell them. */
export const ContractSection = ({ profile, sought, retry }: Props) => {
  const { contracts, contracts_status, unreadContracts } = profile;
  if (contracts_status === 'KO') {
    return (
      <section className={css.section} aria-labelledby="contrats">
        <h2 id="contrats">{t('contracts.title')}</h2>
        <ContractsUnavailable retry={retry} />
      </section>
    );
  }
  if (contracts.length === 0) {
    return (
      <section className={css.section} aria-labelledby="contrats">
        <h2 id="contrats">{t('contracts.title')}</h2>
        <Blank role="status" icon={<FileText />} title={words('none')}>
          <p>{words('noneHelp')}</p>
        </Blank>
        <div className={css.alone}>
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
