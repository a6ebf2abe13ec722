import { t } from '#locales/fr/dashboard.ts';
import { Card } from '../../ui/display/Card.tsx';
import * as css from './DashboardPage.css.ts';

const blocks = ['toPay', 'toKnow'] as const;

/** The place of what the dashboard calls for, before it is in view. */
export const OverviewFrame = () => (
  <div className={css.columns}>
    {blocks.map((block) => (
      <Card key={block} title={t(`overview.${block}`)}>
        <div className={css.room} />
        <p className={css.unread}>{t('overview.unread')}</p>
      </Card>
    ))}
  </div>
);
