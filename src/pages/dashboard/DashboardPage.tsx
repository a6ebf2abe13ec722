import { t } from '#locales/fr/dashboard.ts';
import { plural } from '#locales/plural.ts';
import { longDay } from '#machines/domain/dates.ts';
import type { Profile } from '#machines/domain/profile.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { ContractSummary } from './ContractSummary.tsx';
import * as css from './DashboardPage.css.ts';
import { ProductCarousel } from './ProductCarousel.tsx';

const contractsAt = (count: number, date: string) =>
  count === 0 ? t('contractsNone', { date }) : t(`contracts.${plural(count)}`, { count, date });

/** The first screen of a customer (specification 1, section 2). */
export const DashboardPage = ({ profile }: { profile: Profile }) => (
  <div className={css.page}>
    <PageHeader
      title={t('title')}
      heading={profile.first_name ? t('hello', { name: profile.first_name }) : t('helloAnyone')}
      subtitle={contractsAt(profile.contracts.length, longDay(new Date()))}
    />
    <div className={css.columns}>
      <BalanceCard profile={profile} />
      <ProductCarousel />
    </div>
    {profile.contracts.length > 0 && <ContractSummary profile={profile} />}
  </div>
);
