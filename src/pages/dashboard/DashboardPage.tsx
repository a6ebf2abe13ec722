import { t } from '#locales/fr/dashboard.ts';
import { plural } from '#locales/translator.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { formatDay } from '../../domain/format.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { ContractsUnavailable } from '../ContractsUnavailable.tsx';
import { UnreadContracts } from '../UnreadContracts.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { ContractSummary } from './ContractSummary.tsx';
import * as css from './Dashboard.css.ts';
import { ProductCarousel } from './ProductCarousel.tsx';

const contractsAt = ({ contracts, contracts_status }: Profile, date: string) => {
  if (contracts_status === 'KO') return t('contractsUnknown', { date });
  const count = contracts.length;
  return count === 0 ? t('contractsNone', { date }) : t(`contracts.${plural(count)}`, { count, date });
};

type Props = {
  profile: Profile;
  /** Asks again for what the profile could not tell. */
  retry: Elements;
  /** What it calls for, under what it shows. */
  overview?: Elements;
};

/** The first screen of a customer (docs/rules.md#dashboard). */
export const DashboardPage = ({ profile, retry, overview }: Props) => (
  <div className={css.page}>
    <PageHeader
      title={t('title')}
      heading={profile.first_name ? t('hello', { name: profile.first_name }) : t('helloAnyone')}
      subtitle={contractsAt(profile, formatDay(new Date()))}
    />
    {profile.contracts_status === 'KO' && <ContractsUnavailable retry={retry} />}
    <UnreadContracts unread={profile.unreadContracts} />
    <div className={css.columns}>
      <Boundary>
        <BalanceCard profile={profile} retry={retry} />
      </Boundary>
      <Boundary>
        <ProductCarousel />
      </Boundary>
    </div>
    {profile.contracts_status === 'OK' && profile.contracts.length > 0 && (
      <Boundary>
        <ContractSummary profile={profile} />
      </Boundary>
    )}
    <Boundary>{overview}</Boundary>
  </div>
);
