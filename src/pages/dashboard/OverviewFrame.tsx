import { t } from '#locales/fr/dashboard.ts';
import { Card } from '../../ui/display/layout.tsx';
import * as css from './Dashboard.css.ts';

const blocks = ['toPay', 'toKnow'] as const;

/** The place of what the dashboard calls for, before it is in view. */
export const OverviewFrame = () => (
  <div className={css.columns}>
    {blocks.map((block) => (
      <Card key={block} title={t(`overview.${block}`)}>
        <p className={css.room}>{t('overview.unloaded')}</p>
      </Card>
    ))}
  </div>
);
