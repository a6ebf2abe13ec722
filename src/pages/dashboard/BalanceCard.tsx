import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { t as words } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/dashboard.ts';
import { plural } from '#locales/translator.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { formatEuros } from '../../domain/amounts.ts';
import { addressLength, type Contract, spacedReference, truncate } from '../../domain/contract/contract.ts';
import { usePrintedAt } from '../../ui/browser/usePage.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Card, Tag } from '../../ui/display/layout.tsx';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { AddContractLink } from '../AddContractLink.tsx';
import * as css from './Dashboard.css.ts';

/** Known balances in euros, by contract reference. */
const toBalances = ({ detailContract }: Profile): Map<string, number> =>
  new Map(
    detailContract.flatMap(({ reference, balance }) => (balance === null ? [] : [[reference, balance]])),
  );

const isDue = (balance: number): boolean => balance > 0;

/** Text of the amount due. The total may be due although no known balance is. */
const dueText = (total: number, due: number, { contracts, unreadBalances }: Profile) => {
  if (due > 0)
    return t(unreadBalances.length > 0 ? 'balance.dueAtLeast' : `balance.due.${plural(contracts.length)}`, {
      due,
      count: contracts.length,
    });
  return t(total > 0 ? 'balance.dueSomewhere' : 'balance.settled');
};

type FrameProps = {
  badge: ReactNode;
  bills: string;
  children: Elements;
};

const NoContractYet = () => (
  <Card title={t('balance.title')}>
    <p>{t('balance.none')}</p>
    <div className={css.actions}>
      <AddContractLink />
    </div>
  </Card>
);

export const BalanceFrame = ({ badge, bills, children }: FrameProps) => (
  <Card title={t('balance.title')} aside={badge}>
    {children}
    <div className={css.actions}>
      <Link variant="filled" href={bills} icon={<FileText />}>
        {t('balance.bills')}
      </Link>
      <Link variant="outlined" href="/espace-consommation">
        {t('balance.consumption')}
      </Link>
    </div>
  </Card>
);

type Props = { profile: Profile; retry: Elements };

export const BalanceCard = ({ profile, retry }: Props) => {
  const { contracts_status, soldeGlobal, contracts, unreadBalances } = profile;
  if (contracts_status === 'OK' && contracts.length === 0) return <NoContractYet />;
  const isKnown = contracts_status === 'OK' && soldeGlobal !== null;
  const due = [...toBalances(profile).values()].filter(isDue).length;
  const badge = isKnown && due > 0 && unreadBalances.length === 0 && (
    <span className={css.balanceCardBadge}>
      <Tag tone="warn">{t(`balance.badge.${plural(due)}`, { count: due })}</Tag>
    </span>
  );
  return (
    <BalanceFrame badge={badge} bills={due > 0 ? '/espace-facturation?pending=on' : '/espace-facturation'}>
      {isKnown ? (
        <div>
          <p className={css.balanceCardAmount}>{formatEuros(soldeGlobal)}</p>
          <p className={css.balanceCardDetail}>{dueText(soldeGlobal, due, profile)}</p>
          <UnreadNotice unread={unreadBalances} />
        </div>
      ) : (
        <div className={css.unknown}>
          <p>{t('balance.unknown')}</p>
          {/* If the contracts are unavailable too, the page has a single retry button for both. */}
          {contracts_status === 'OK' && retry}
        </div>
      )}
    </BalanceFrame>
  );
};

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
          <Tag tone={isDue(balance) ? 'warn' : 'ok'}>{t(isDue(balance) ? 'list.due' : 'list.settled')}</Tag>
        </span>
        <span className={css.amount}>{formatEuros(balance)}</span>
      </>
    )}
  </li>
);

export const SummaryFrame = ({ children }: { children: Elements }) => (
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

/** Contracts with the highest debt. If some are left out, a printed page states how many of all contracts it contains. */
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
