import { missing } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/dashboard.ts';
import { plural, writtenNumber } from '#locales/translator.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { formatEuros } from '../../domain/amounts.ts';
import type { TrendSum } from '../../domain/consumption/trend.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import type { Contract } from '../../domain/contract/contract.ts';
import { to } from '../../domain/paths.ts';
import { usePrintedAt } from '../../ui/browser/usePage.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Card, Tag } from '../../ui/display/layout.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { Sparkline } from '../../ui/display/Sparkline.tsx';
import { type Column, Table } from '../../ui/table/Table.tsx';
import { SiteText } from '../../views/ContractTitle.tsx';
import { useSiteLabel, useSites } from '../../views/sites.ts';
import * as css from './Dashboard.css.ts';

/** Trend of a contract, from `read` of its `count` meters. `rise`: ongoing unusual consumption. */
export type ContractTrend = {
  trend: TrendSum;
  read: number;
  count: number;
  rise: Pick<Episode, 'startDate' | 'cause'> | undefined;
};

export type TrendOf = (
  reference: string,
) => ContractTrend | 'notYet' | 'notRead' | 'notRemote' | 'noMeter' | undefined;

type Row = { contract: Contract; balance: number | undefined };

const toBalances = ({ detailContract }: Profile): Map<string, number> =>
  new Map(
    detailContract.flatMap(({ reference, balance }) => (balance === null ? [] : [[reference, balance]])),
  );

const shown = 6;

const listRows = (profile: Profile): Row[] => {
  const balances = toBalances(profile);
  const owed = ({ reference }: Contract) => balances.get(reference) ?? Number.NEGATIVE_INFINITY;
  return [...profile.contracts]
    .sort((a, b) => owed(b) - owed(a))
    .slice(0, shown)
    .map((contract) => ({ contract, balance: balances.get(contract.reference) }));
};

const Year = ({ known }: { known: ReturnType<TrendOf> }) => {
  if (known === undefined) return <Skeleton width="108px" height="28px" />;
  if (typeof known === 'string') return <span className={css.unread}>{t(`list.${known}`)}</span>;
  const { trend, read, count, rise } = known;
  // Omits the incomplete current month, which looks like a decrease, unless the chart marks a rise in it.
  const months = trend.months.slice(-13, rise ? undefined : -1);
  return (
    <>
      <Sparkline
        values={months.map(({ volume }) => volume)}
        marked={months.map(({ month }) => rise !== undefined && month >= rise.startDate.slice(0, 7))}
        label={t('list.trend')}
      />
      {rise && (
        <Tag tone={rise.cause === 'leak' ? 'bad' : 'warn'}>
          {t(rise.cause === 'leak' ? 'list.leak' : 'list.rise')}
        </Tag>
      )}
      {read < count && <p className={css.unread}>{t(`list.part.${plural(read)}`, { read, count })}</p>}
    </>
  );
};

type TableProps = {
  profile: Profile;
  trendOf: TrendOf;
  /** References of contracts with monthly payment, whose balance is not due. */
  monthly: readonly string[];
};

export const ContractTable = ({ profile, trendOf, monthly }: TableProps) => {
  const labelOf = useSiteLabel();
  const isPrinted = usePrintedAt() !== null;
  const count = profile.contracts.length;
  const columns: Column<Row>[] = [
    {
      key: 'contract',
      label: t('list.contract'),
      cell: ({ contract }) => (
        <Link href={to('/espace-facturation', { reference: contract.reference })}>
          <SiteText text={labelOf(contract).title} />
        </Link>
      ),
    },
    {
      key: 'address',
      label: t('list.address'),
      inCard: 'lead',
      cell: ({ contract }) => (
        <span className={css.detail}>{labelOf(contract).place || missing.served_address}</span>
      ),
    },
    {
      key: 'months',
      label: t('list.months'),
      cell: ({ contract }) => <Year known={trendOf(contract.reference)} />,
    },
    {
      key: 'volume',
      label: t('list.volume'),
      isNumeric: true,
      cell: ({ contract }) => {
        const known = trendOf(contract.reference);
        if (typeof known !== 'object' || known.trend.total === null) return null;
        return (
          <>
            <span>{writtenNumber(Math.round(known.trend.total))}</span>
            <span className={css.unit}>{t('list.unit')}</span>{' '}
            {known.read < known.count && <span className={css.least}>{t('list.least')}</span>}
          </>
        );
      },
    },
    {
      key: 'balance',
      label: t('list.balance'),
      isNumeric: true,
      inCard: 'facing',
      cell: ({ contract, balance }) =>
        balance !== undefined && (
          <>
            <span className={css.amount}>{formatEuros(balance)}</span>
            {monthly.includes(contract.reference) && <p className={css.detail}>{t('list.monthly')}</p>}
          </>
        ),
    },
  ];
  return (
    <ContractTableFrame>
      <Table
        caption={t(`list.titles.${plural(count)}`)}
        columns={columns}
        rows={listRows(profile)}
        keyOf={({ contract }) => contract.reference}
      />
      {isPrinted && count > shown && <p className={css.detail}>{t('list.printed', { shown, count })}</p>}
    </ContractTableFrame>
  );
};

const ContractTableFrame = ({ children }: { children: React.ReactNode }) => {
  const number = useSites().length === 1 ? 'one' : 'other';
  return (
    <Card
      title={t(`list.titles.${number}`)}
      aside={
        <Link variant="text" href="/espace-personnel">
          {t(`list.all.${number}`)}
        </Link>
      }
    >
      <div className={css.list}>{children}</div>
    </Card>
  );
};

const rows = Array.from({ length: shown + 1 }, (_, rank) => `contract ${rank}`);

export const ContractTableSkeleton = () => (
  <ContractTableFrame>
    <div className={css.bones}>
      {rows.map((contract) => (
        <Skeleton key={contract} height="2.5rem" />
      ))}
    </div>
  </ContractTableFrame>
);
