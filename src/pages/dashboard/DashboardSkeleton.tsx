import { t } from '#locales/fr/dashboard.ts';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { text } from '../../ui/theme/tokens.ts';
import { BalanceFrame } from './BalanceCard.tsx';
import { SummaryFrame, shown } from './ContractSummary.tsx';
import * as css from './Dashboard.css.ts';
import { row, contractSummaryWords as words } from './Dashboard.css.ts';
import { OverviewFrame } from './OverviewFrame.tsx';
import { ProductCarousel } from './ProductCarousel.tsx';

const rows = Array.from({ length: shown }, (_, rank) => `contract ${rank}`);

/** The dashboard of whoever it is: what the profile says of them is drawn, not written. */
export const DashboardSkeleton = () => (
  <div className={css.page} aria-busy="true">
    <PageHeader
      title={t('title')}
      heading={t('helloAnyone')}
      subtitle={<Skeleton width="min(19rem, 100%)" />}
    />
    <div className={css.columns}>
      <BalanceFrame badge={null} bills="/espace-facturation">
        <Skeleton width="min(12rem, 100%)" height={text.huge.lineHeight} />
        <Skeleton width="min(14rem, 100%)" height={text.s.lineHeight} />
      </BalanceFrame>
      <ProductCarousel />
    </div>
    <SummaryFrame>
      {rows.map((contract) => (
        <li key={contract} className={row}>
          <div className={words}>
            <Skeleton width="min(12rem, 100%)" />
            <Skeleton width="min(18rem, 100%)" height={text.s.lineHeight} />
          </div>
        </li>
      ))}
    </SummaryFrame>
    <OverviewFrame />
  </div>
);
