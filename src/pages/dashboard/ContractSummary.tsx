import type { ReactNode } from 'react';
import { t as words } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/dashboard.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { formatEuros } from '../../domain/amounts.ts';
import { addressLength, type Contract, spacedReference, truncate } from '../../domain/contract/contract.ts';
import { usePrintedAt } from '../../ui/browser/usePage.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Badge, Card } from '../../ui/display/layout.tsx';
import { isDue, toBalances } from './balance.ts';
import * as css from './Dashboard.css.ts';

/** How many are shown at most. */
export const shown = 3;

const Row = ({ contract, balance }: { contract: Contract; balance: number | undefined }) => (
  <li className={css.row}>
    <div className={css.contractSummaryWords}>
      <p className={css.name}>
        <Link href={`/espace-facturation?reference=${encodeURIComponent(contract.reference)}`}>
          {contract.name || words('unnamed')}
        </Link>
      </p>
      <p className={css.detail}>
        <span>{spacedReference(contract.reference)}</span>
        <span className={css.address}>
          {` · ${truncate(contract.served_address, addressLength) || words('noAddress')}`}
        </span>
      </p>
    </div>
    {balance !== undefined && (
      <>
        <span className={css.badge}>
          <Badge tone={isDue(balance) ? 'warn' : 'ok'}>
            {t(isDue(balance) ? 'list.due' : 'list.settled')}
          </Badge>
        </span>
        <span className={css.amount}>{formatEuros(balance)}</span>
      </>
    )}
  </li>
);

/** The card of the contracts, whatever they are. */
export const SummaryFrame = ({ children }: { children: ReactNode }) => (
  <Card
    title={t('list.title')}
    aside={
      <Link variant="text" href="/espace-personnel">
        {t('list.all')}
      </Link>
    }
  >
    <ul>{children}</ul>
  </Card>
);

/** The contracts that owe most, then the others; each leads to its invoices. Paper, where nothing leads to the rest, counts them. */
export const ContractSummary = ({ profile }: { profile: Profile }) => {
  const balances = toBalances(profile);
  const owed = ({ reference }: Contract) => balances.get(reference) ?? Number.NEGATIVE_INFINITY;
  const first = [...profile.contracts].sort((a, b) => owed(b) - owed(a)).slice(0, shown);
  const count = profile.contracts.length;
  const isPrinted = usePrintedAt() !== null;
  return (
    <SummaryFrame>
      {first.map((contract) => (
        <Row key={contract.reference} contract={contract} balance={balances.get(contract.reference)} />
      ))}
      {isPrinted && count > shown && <li className={css.detail}>{t('list.printed', { shown, count })}</li>}
    </SummaryFrame>
  );
};
