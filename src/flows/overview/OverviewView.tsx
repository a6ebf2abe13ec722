import { t as contract } from '#locales/fr/contract.ts';
import { t as titles } from '#locales/fr/dashboard.ts';
import { t } from '#locales/fr/overview.ts';
import { plural } from '#locales/translator.ts';
import type { Fact, ToKnow } from '#machines/overview/blocks.ts';
import { type OverviewActor, pendingDays } from '#machines/overview/overview.machine.ts';
import type { FirstStep } from '#machines/overview/standing.ts';
import { formatCents, formatEuros } from '../../domain/amounts.ts';
import { addressOfSearch, type TypedInvoiceSearch } from '../../domain/billing/invoiceSearch.ts';
import type { DueInvoice, ToPay } from '../../domain/billing/toPay.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { isWhole } from '../../domain/contract/contractPage.ts';
import { dayName } from '../../domain/format.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Card, Tag } from '../../ui/display/layout.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { Block, type BlockProps, type OverviewSnapshot } from './Block.tsx';
import * as css from './Overview.css.ts';

type FactWays = {
  meterAddressOf: (meter: Meter) => string;
};

type Props = FactWays & {
  actor: OverviewActor;
  watchLink: Elements;
};

const addresses = {
  profile: '/renseignement-profil',
  contract: '/espace-personnel?modale=addContract',
  team: '/espace-admin?modale=invite',
};

const FirstSteps = ({ steps }: { steps: readonly FirstStep[] }) => (
  <Card title={t('firstSteps.title')}>
    <ol>
      {steps.map(({ name, isDone }) => (
        <li key={name} className={css.row}>
          <div className={css.words}>
            <p className={css.name}>{t(`firstSteps.${name}.title`)}</p>
            <p className={css.soft}>{t(`firstSteps.${name}.text`)}</p>
          </div>
          {isDone ? (
            <Tag tone="ok">{t('firstSteps.done')}</Tag>
          ) : (
            <Link variant="outlined" href={addresses[name]}>
              {t(`firstSteps.${name}.link`)}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </Card>
);

/** Maximum number of items in a block (docs/rules.md#limits). */
const mostListed = 5;

const wordsOf = (fact: Fact, { meterAddressOf }: FactWays) =>
  fact.kind === 'unread'
    ? {
        address: `/espace-consommation?reference=${encodeURIComponent(fact.reference)}`,
        what: t('toKnow.unread', { day: dayName(fact.lastDay) }),
        detail: spacedReference(fact.reference),
      }
    : {
        address: meterAddressOf(fact.meter),
        what: t('toKnow.removed', { meter: fact.meter.matriculeCompteur || fact.meter.idPDS }),
        detail: t('toKnow.removedHelp'),
      };

const FactItem = ({ fact, ...ways }: FactWays & { fact: Fact }) => {
  const { address, what, detail } = wordsOf(fact, ways);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          <Link href={address}>{what}</Link>
        </p>
        <p className={css.soft}>{`${fact.contractName || contract('unnamed')} · ${detail}`}</p>
      </div>
    </li>
  );
};

const keyOf = (fact: Fact): string => (fact.kind === 'removed' ? meterKey(fact.meter) : fact.reference);

const Facts = ({ facts, ...ways }: FactWays & Pick<ToKnow, 'facts'>) => (
  <>
    <p role="status" className={css.summary}>
      {t(`toKnow.count.${plural(facts.length)}`, { count: facts.length })}
    </p>
    <ul aria-label={t('toKnow.list')}>
      {facts.slice(0, mostListed).map((fact) => (
        <FactItem key={keyOf(fact)} fact={fact} {...ways} />
      ))}
    </ul>
  </>
);

type ToKnowBlockProps = BlockProps & FactWays & { watchLink: Elements };

/** Facts about the meters, and a link to the page of unusual consumption (docs/rules.md#overview). */
const ToKnowBlock = ({ actor, snapshot, part, watchLink, ...ways }: ToKnowBlockProps) => {
  const { toKnow, toKnowFailure } = snapshot.context;
  return (
    <Block
      name="toKnow"
      part={part}
      failure={toKnowFailure}
      reach={toKnow}
      onRetry={() => actor.send({ type: 'toKnow.retried' })}
    >
      {part === 'shown' && toKnow && <Facts facts={toKnow.facts} {...ways} />}
      {part === 'empty' && !toKnow?.unread.length && <p role="status">{t('toKnow.none')}</p>}
      {toKnow && !isWhole(toKnow) && (
        <p className={css.soft}>
          {t(`toKnow.part.${plural(toKnow.read)}`, { read: toKnow.read, count: toKnow.count })}
        </p>
      )}
      <p className={css.soft}>{t('toKnow.watch')}</p>
      <div className={css.ways}>
        {watchLink}
        <Link variant="text" href="/espace-consommation">
          {t('toKnow.all')}
        </Link>
      </div>
    </Block>
  );
};

const summaryOf = ({ invoices: { length }, lateCount }: ToPay): string => {
  const due = t(`toPay.due.${plural(length)}`, { count: length });
  return lateCount === 0 ? due : t('toPay.lateAmong', { due, count: lateCount });
};

type DueProps = { context: OverviewSnapshot['context']; toPay: ToPay };

const addressIn = ({ context }: DueProps, search: TypedInvoiceSearch): string =>
  `/espace-facturation?${addressOfSearch({ ...search, ...pendingDays(context) }, context.today)}`;

const Figures = ({ context: { showsDueDates }, toPay: { cents, nextDay } }: DueProps) => {
  const figures = [
    { term: t('toPay.total'), value: formatCents(cents.late + cents.due) },
    ...(showsDueDates
      ? [
          { term: t('toPay.late'), value: formatCents(cents.late) },
          ...(nextDay === null ? [] : [{ term: t('toPay.next'), value: dayName(nextDay) }]),
        ]
      : []),
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const DueItem = ({ invoice, address }: { invoice: DueInvoice; address: string }) => {
  const { numeroFacture, contractName, dueDay, daysLate, montantFacture } = invoice;
  const name = contractName || contract('unnamed');
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          <Link href={address}>{t('toPay.invoice', { number: numeroFacture })}</Link>
        </p>
        <p className={css.soft}>
          {daysLate === 0 && dueDay !== null
            ? `${name} · ${t('toPay.before', { day: dayName(dueDay) })}`
            : name}
        </p>
        {daysLate > 0 && (
          <p>
            <Tag tone="bad">{t(`toPay.lateBy.${plural(daysLate)}`, { count: daysLate })}</Tag>
          </p>
        )}
      </div>
      <span className={montantFacture === null ? css.soft : css.amount}>
        {montantFacture === null ? t('toPay.unknownAmount') : formatEuros(montantFacture)}
      </span>
    </li>
  );
};

const Due = (props: DueProps) => {
  const { toPay } = props;
  return (
    <>
      <p role="status" className={css.summary}>
        {summaryOf(toPay)}
      </p>
      <Figures {...props} />
      {toPay.hasMonthly && <p className={css.soft}>{t('toPay.monthly')}</p>}
      {!isWhole(toPay) && (
        <p className={css.soft}>
          {t(`toPay.part.${plural(toPay.read)}`, { read: toPay.read, count: toPay.count })}
        </p>
      )}
      <ul aria-label={t(toPay.lateCount > 0 ? 'toPay.listLate' : 'toPay.list')}>
        {toPay.invoices.slice(0, mostListed).map((invoice) => (
          <DueItem
            key={`${invoice.reference} ${invoice.numeroFacture}`}
            invoice={invoice}
            address={addressIn(props, {
              reference: invoice.reference,
              invoiceNumber: invoice.numeroFacture,
            })}
          />
        ))}
      </ul>
      <div className={css.ways}>
        <Link variant="text" href={addressIn(props, { pending: 'on' })}>
          {t('toPay.all')}
        </Link>
      </div>
    </>
  );
};

const NothingDue = ({ balance }: { balance: number | null }) => (
  <p role="status">
    {balance !== null && balance > 0 ? t('toPay.owing', { balance: formatEuros(balance) }) : t('toPay.none')}
  </p>
);

const ToPayBlock = ({ actor, snapshot, part }: BlockProps) => {
  const { context } = snapshot;
  return (
    <Block
      name="toPay"
      part={part}
      failure={context.toPayFailure}
      reach={context.toPay}
      onRetry={() => actor.send({ type: 'toPay.retried' })}
    >
      {part === 'shown' && context.toPay && <Due context={context} toPay={context.toPay} />}
      {part === 'empty' && !context.toPay?.unread.length && <NothingDue balance={context.balance} />}
    </Block>
  );
};

export const OverviewView = ({ actor, ...ways }: Props) => {
  const snapshot = useSnapshot(actor);
  const { value } = snapshot;
  return (
    <Flow id="overview" snapshot={snapshot}>
      {snapshot.matches('firstSteps') && <FirstSteps steps={snapshot.context.firstSteps} />}
      {snapshot.matches('unavailable') && (
        <Card title={titles('overview.toKnow')}>
          <p>{t('toKnow.unavailable')}</p>
        </Card>
      )}
      {typeof value === 'object' && (
        <div className={css.blocks}>
          <Boundary>
            <ToPayBlock actor={actor} snapshot={snapshot} part={value.blocks.toPay} />
          </Boundary>
          <Boundary>
            <ToKnowBlock actor={actor} snapshot={snapshot} part={value.blocks.toKnow} {...ways} />
          </Boundary>
        </div>
      )}
    </Flow>
  );
};
