import FileText from 'lucide-react/icons/file-text';
import { t } from '#locales/fr/dashboard.ts';
import { plural } from '#locales/plural.ts';
import { euros } from '#machines/domain/money.ts';
import type { Profile } from '#machines/domain/profile.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import * as css from './BalanceCard.css.ts';
import { balancesOf, isDue } from './balance.ts';

/** The global balance, in euros, and the way to the bills. */
export const BalanceCard = ({ profile }: { profile: Profile }) => {
  const { soldeGlobal, contracts } = profile;
  const due = [...balancesOf(profile).values()].filter(isDue).length;
  const badge = due > 0 && <Badge tone="warn">{t(`balance.badge.${plural(due)}`, { count: due })}</Badge>;
  return (
    <Card title={t('balance.title')} aside={badge}>
      {soldeGlobal === null ? (
        <p>{t('balance.unknown')}</p>
      ) : (
        <div>
          <p className={css.amount}>{euros(soldeGlobal)}</p>
          <p className={css.detail}>
            {due > 0 ? t('balance.due', { due, count: contracts.length }) : t('balance.settled')}
          </p>
        </div>
      )}
      <div className={css.actions}>
        <Link variant="filled" href="/espace-facturation" icon={<FileText />}>
          {t('balance.bills')}
        </Link>
        <Link variant="outlined" href="/espace-consommation">
          {t('balance.consumption')}
        </Link>
      </div>
    </Card>
  );
};
