import CircleCheck from 'lucide-react/icons/circle-check';
import { t as contract } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/overview.ts';
import { plural } from '#locales/translator.ts';
import { formatCents, formatEuros } from '../../domain/amounts.ts';
import type { Unread } from '../../domain/answer.ts';
import { addressOfSearch } from '../../domain/billing/invoiceSearch.ts';
import {
  countUnknownAmounts,
  type DueInvoice,
  differenceReason,
  dueTag,
  splitBalance,
  type ToPay,
} from '../../domain/billing/toPay.ts';
import { widestDays } from '../../domain/calendar.ts';
import { isWhole } from '../../domain/contract/contractPage.ts';
import { to } from '../../domain/paths.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Card, Tag } from '../../ui/display/layout.tsx';
import { Skeleton, VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { text } from '../../ui/theme/tokens.ts';
import { SiteText } from '../../views/ContractTitle.tsx';
import { payAddress } from '../../views/payAddress.ts';
import { useSiteLabel, useSites } from '../../views/sites.ts';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { type BlockProps, BlockStates, type OverviewSnapshot } from './BlockStates.tsx';
import * as css from './Overview.css.ts';

type Context = OverviewSnapshot['context'];

type Part = { name: keyof typeof css.part; cents: number };

/** Non-zero parts of the balance, in cents. If the balance is known, the parts add up to it. */
const partsOf = (toPay: ToPay, balance: number | null): Part[] => {
  const { late, due, undated, monthly, other } = splitBalance({ balance, toPay });
  const parts: Part[] = [
    { name: 'late', cents: late },
    { name: 'due', cents: due },
    { name: 'undated', cents: undated },
    { name: 'monthly', cents: monthly },
    { name: 'other', cents: other ?? 0 },
  ];
  return parts.filter(({ cents }) => cents !== 0);
};

const isMonthly = (toPay: ToPay, balance: number | null): boolean => {
  const parts = partsOf(toPay, balance);
  return parts.length > 0 && parts.every(({ name }) => name === 'monthly');
};

const owingText = (toPay: ToPay, balance: number | null): string => {
  if (balance === null) return t('toPay.noneFound');
  if (balance <= 0) return t('toPay.none');
  return isMonthly(toPay, balance) ? t('toPay.monthly') : t('toPay.owing', { balance: formatEuros(balance) });
};

/** Text of a part of the balance. For `other`, the text is the reason why balance and invoices differ. */
const wordsOf = ({ name, cents }: Part, toPay: ToPay, showsDueDates: boolean): string => {
  const { read, count } = toPay;
  if (name === 'undated' && !showsDueDates) return t('toPay.parts.hidden');
  if (name === 'other' && !isWhole(toPay)) return t(`toPay.parts.part.${plural(read)}`, { read, count });
  if (name === 'other') return contract(`parts.${differenceReason(cents, toPay)}`);
  return name === 'monthly' ? contract('parts.monthly') : t(`toPay.parts.${name}`);
};

type SplitProps = { parts: readonly Part[]; toPay: ToPay; showsDueDates: boolean };

const Split = ({ parts, toPay, showsDueDates }: SplitProps) => (
  <>
    <div className={css.bar} aria-hidden="true">
      {parts.map(
        ({ name, cents }) =>
          cents > 0 && <div key={name} className={css.part[name]} style={{ flexGrow: cents }} />,
      )}
    </div>
    <ul className={css.parts} aria-label={t('toPay.split')}>
      {parts.map((part) => (
        <li key={part.name}>
          <span className={css.partAmount[part.name === 'late' ? 'late' : 'usual']}>
            {formatCents(part.cents)}
          </span>{' '}
          <span className={css.partWords}>{wordsOf(part, toPay, showsDueDates)}</span>
        </li>
      ))}
    </ul>
  </>
);

type DueItemProps = { invoice: DueInvoice; address: string; today: Date };

const DueItem = ({ invoice, address, today }: DueItemProps) => {
  const { reference, contractName: name, served_address, numeroFacture, montantFacture } = invoice;
  const labelOf = useSiteLabel();
  const tag = dueTag(invoice, today);
  return (
    <li className={css.due}>
      <p className={css.name}>
        <SiteText text={labelOf({ reference, name, served_address }).title} />
      </p>
      <p>
        <Link href={address}>
          <VisuallyHidden>{t('toPay.invoice')}</VisuallyHidden>
          <span className={css.number}>{numeroFacture}</span>
        </Link>
      </p>
      {tag && (
        <span className={css.dueTag}>
          <Tag tone={tag.tone}>{tag.text}</Tag>
        </span>
      )}
      <span className={`${css.dueAmount} ${montantFacture === null ? css.unknownAmount : css.amount}`}>
        {montantFacture === null ? t('toPay.unknownAmount') : formatEuros(montantFacture)}
      </span>
    </li>
  );
};

const mostListed = 3;

const Due = ({ context, toPay }: { context: Context; toPay: ToPay }) => {
  const { today, balance, showsDueDates } = context;
  const unknown = countUnknownAmounts(toPay.invoices);
  const addressOf = ({ reference, numeroFacture }: DueInvoice) =>
    `/espace-facturation?${addressOfSearch(
      { ...widestDays(today), reference, invoiceNumber: numeroFacture },
      today,
    )}`;
  return (
    <>
      <Split parts={partsOf(toPay, balance)} toPay={toPay} showsDueDates={showsDueDates} />
      <UnreadNotice unread={toPay.unread} hasTotals />
      {unknown > 0 && (
        <p className={css.soft}>{t(`toPay.unknownAmounts.${plural(unknown)}`, { count: unknown })}</p>
      )}
      <ul aria-label={t(toPay.lateCount > 0 ? 'toPay.listLate' : 'toPay.list')}>
        {toPay.invoices.slice(0, mostListed).map((invoice) => (
          <DueItem
            key={`${invoice.reference} ${invoice.numeroFacture}`}
            invoice={invoice}
            address={addressOf(invoice)}
            today={today}
          />
        ))}
      </ul>
    </>
  );
};

const NothingDue = ({ context: { balance, showsDueDates }, toPay }: { context: Context; toPay: ToPay }) => {
  const parts = partsOf(toPay, balance);
  return (
    <>
      {parts.length > 0 ? (
        <Split parts={parts} toPay={toPay} showsDueDates={showsDueDates} />
      ) : (
        <span className={css.settled}>
          <CircleCheck />
        </span>
      )}
      <UnreadNotice unread={toPay.unread} hasTotals />
      {toPay.unread.length === 0 && <p role="status">{owingText(toPay, balance)}</p>}
    </>
  );
};

const lateText = (toPay: ToPay): string => {
  const words = t(`toPay.late.${plural(toPay.lateCount)}`, { count: toPay.lateCount });
  return isWhole(toPay) ? words : t('atLeast', { words });
};

const lateTag = (toPay: ToPay | null) =>
  toPay && toPay.lateCount > 0 ? (
    <span className={css.late}>
      <Tag tone="bad">{lateText(toPay)}</Tag>
    </span>
  ) : null;

type BillsProps = { isDue: boolean };

const Bills = ({ isDue }: BillsProps) => (
  <div className={css.ways}>
    <Link
      variant={isDue ? 'filled' : 'outlined'}
      href={isDue ? to('/espace-facturation', { vue: 'a-regler' }) : '/espace-facturation'}
    >
      {t('toPay.bills')}
    </Link>
    {isDue && (
      <Link variant="outlined" href={payAddress()}>
        {t('toPay.howToPay')}
      </Link>
    )}
  </div>
);

export type BalanceProps = { isOpening: boolean; unreadBalances: readonly Unread[]; retry: Elements };

const Figure = ({ balance, isOpening, unreadBalances, retry }: BalanceProps & Pick<Context, 'balance'>) => {
  if (isOpening) return <Skeleton width="min(12rem, 100%)" height={text.huge.lineHeight} />;
  if (balance !== null)
    return (
      <>
        <p className={css.balance}>{formatEuros(balance)}</p>
        <UnreadNotice unread={unreadBalances} />
      </>
    );
  return (
    <div className={css.block}>
      <p>{t('balance.unknown')}</p>
      {retry}
    </div>
  );
};

type Props = BlockProps & BalanceProps;

/** Dashboard block: balance of all contracts, its parts, most urgent invoices (docs/rules.md#overview). */
export const BalanceBlock = ({ actor, snapshot, part, ...figure }: Props) => {
  const { context } = snapshot;
  const { toPay, balance } = context;
  const isOwed = balance === null || balance > 0;
  const title = t(`balance.titles.${useSites().length === 1 ? 'one' : 'other'}`);
  const isDue = part !== 'empty' || (isOwed && !(toPay && isMonthly(toPay, balance)));
  return (
    <Card title={title} aside={part === 'shown' && lateTag(toPay)}>
      <div className={css.balanceBody}>
        <Figure balance={balance} {...figure} />
        <div className={css.room[isOwed || part === 'shown' ? 'due' : 'none']}>
          <BlockStates
            name="toPay"
            part={part}
            failure={context.toPayFailure}
            boneCount={isOwed ? 4 : 1}
            boneHeight="1.875rem"
            onRetry={() => actor.send({ type: 'toPay.retried' })}
          >
            {part === 'shown' && toPay && <Due context={context} toPay={toPay} />}
            {part === 'empty' && toPay && <NothingDue context={context} toPay={toPay} />}
          </BlockStates>
        </div>
        <Bills isDue={isDue} />
      </div>
    </Card>
  );
};

export const UnknownBalance = ({ children }: { children: Elements }) => (
  <Card title={t('balance.titles.other')}>
    <div className={css.block}>{children}</div>
  </Card>
);
