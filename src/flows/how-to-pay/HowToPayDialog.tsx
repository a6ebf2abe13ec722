import { useActorRef } from '@xstate/react';
import { useRef, useState } from 'react';
import { t as contract } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/howToPay.ts';
import { plural } from '#locales/translator.ts';
import type {
  HowToPayActor,
  HowToPayInput,
  HowToPaySnapshot,
} from '#machines/how-to-pay/howToPay.machine.ts';
import { required } from '#machines/setup/chart.ts';
import { formatCents, formatEuros } from '../../domain/amounts.ts';
import { invoiceKey } from '../../domain/billing/invoice.ts';
import {
  countUnknownAmounts,
  type DueInvoice,
  differenceReason,
  dueTag,
  splitBalance,
  sumCents,
  type ToPay,
} from '../../domain/billing/toPay.ts';
import { withReference } from '../../domain/contract/siteLabel.ts';
import { dayName, formatList } from '../../domain/format.ts';
import { usePrintedAt } from '../../ui/browser/usePage.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { CopyButton } from '../../ui/controls/buttons/CopyButton.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { ShowMore } from '../../ui/controls/buttons/ShowMore.tsx';
import { DialogContent } from '../../ui/dialogs/Dialog.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { ListContainer } from '../../ui/display/ListContainer.tsx';
import { Tag } from '../../ui/display/layout.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { SiteText } from '../../views/ContractTitle.tsx';
import { Flow, useFlowEnd, useSnapshot } from '../../views/Flow.tsx';
import { failureOfList } from '../../views/forbidden.tsx';
import { useSiteLabel } from '../../views/sites.ts';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { unreadText } from '../../views/unreadText.ts';
import { type DelayRequest, delayRequest } from './delayRequest.ts';
import * as css from './HowToPay.css.ts';
import { howToPay } from './howToPay.ports.ts';
import { Ways, type WaysProps } from './Ways.tsx';

type ViewProps = Pick<WaysProps, 'brand' | 'debit' | 'mayAsk'> & {
  actor: HowToPayActor;
  /** Balance of all contracts, in euros; null if unknown. */
  balance: number | null;
  calendarOf?: (invoice: DueInvoice) => Elements;
};

const amountOf = ({ montantFacture }: DueInvoice): string =>
  montantFacture === null ? t('unknownAmount') : formatEuros(montantFacture);

const DueTag = ({ invoice, today }: { invoice: DueInvoice; today: Date }) => {
  const tag = dueTag(invoice, today);
  return (
    tag && (
      <span className={css.whole}>
        <Tag tone={tag.tone}>{tag.text}</Tag>
      </span>
    )
  );
};

const Reference = ({ number, isLarge = false }: { number: string; isLarge?: boolean }) => (
  <div className={css.beside}>
    <span className={isLarge ? css.reference : css.whole}>{number}</span>
    <CopyButton text={number} label={t('copy', { reference: number })} />
  </div>
);

type OneInvoiceProps = Pick<ViewProps, 'calendarOf'> & { invoice: DueInvoice; today: Date };

const OneInvoice = ({ invoice, today, calendarOf }: OneInvoiceProps) => {
  const { reference, numeroFacture, contractName: name, served_address, dueDay } = invoice;
  const { title, place } = useSiteLabel()({ reference, name, served_address });
  return (
    <>
      <div>
        <p className={css.soft}>{t('amount')}</p>
        <div className={css.beside}>
          <p className={css.amount}>{amountOf(invoice)}</p>
          <DueTag invoice={invoice} today={today} />
        </div>
      </div>
      <div>
        <p className={css.soft}>{t('reference')}</p>
        <Reference number={numeroFacture} isLarge />
      </div>
      <DefinitionList
        items={[
          ...(dueDay === null ? [] : [{ term: t('dueDay'), value: dayName(dueDay) }]),
          { term: t('contract'), value: <SiteText text={withReference(title, reference)} /> },
          { term: t('site'), value: place || contract('noAddress') },
        ]}
      />
      {calendarOf && dueDay !== null && <div className={css.beside}>{calendarOf(invoice)}</div>}
    </>
  );
};

const differenceOf = (toPay: ToPay, balance: number | null): string | null => {
  const { monthly, other } = splitBalance({ balance, toPay });
  if (balance === null || (monthly === 0 && !other)) return null;
  const parts = [
    ...(monthly === 0 ? [] : [`${formatCents(monthly)} ${contract('parts.monthly')}`]),
    ...(other ? [`${formatCents(other)} ${contract(`parts.${differenceReason(other, toPay)}`)}`] : []),
  ];
  return t('balance.text', { balance: formatEuros(balance), parts: formatList(parts) });
};

const Total = ({ toPay, balance }: { toPay: ToPay; balance: number | null }) => {
  const { invoices, cents } = toPay;
  const difference = differenceOf(toPay, balance);
  const unknown = countUnknownAmounts(invoices);
  return (
    <div className={css.block}>
      <p className={css.soft}>{t(`total.${plural(invoices.length)}`, { count: invoices.length })}</p>
      <div className={css.beside}>
        <p className={css.amount}>{formatCents(sumCents(invoices))}</p>
        {cents.late > 0 && (
          <span className={css.whole}>
            <Tag tone="bad">{t('late', { amount: formatCents(cents.late) })}</Tag>
          </span>
        )}
      </div>
      {unknown > 0 && <p className={css.soft}>{t(`unknownIn.${plural(unknown)}`, { count: unknown })}</p>}
      {difference !== null && <p className={css.soft}>{difference}</p>}
    </div>
  );
};

const firstShown = 5;

const References = ({ invoices, today }: { invoices: readonly DueInvoice[]; today: Date }) => {
  const [isWhole, setWhole] = useState(false);
  const isPrinted = usePrintedAt() !== null;
  const labelOf = useSiteLabel();
  const list = useRef<HTMLUListElement>(null);
  const shown = isWhole || isPrinted ? invoices : invoices.slice(0, firstShown);
  return (
    <section className={css.block}>
      <h3>{t('references.title')}</h3>
      <p className={css.soft}>{t('references.text')}</p>
      <ul ref={list} aria-label={t('references.title')}>
        {shown.map((invoice) => {
          const { reference, contractName: name, served_address } = invoice;
          const { title, town } = labelOf({ reference, name, served_address });
          return (
            <li key={invoiceKey(invoice)} className={css.row}>
              <div>
                <p className={css.name}>
                  <SiteText text={[title, town].filter(Boolean).join(', ')} />
                </p>
                <Reference number={invoice.numeroFacture} />
              </div>
              <div className={css.aside}>
                <span className={css.whole}>{amountOf(invoice)}</span>
                <DueTag invoice={invoice} today={today} />
              </div>
            </li>
          );
        })}
      </ul>
      {invoices.length > firstShown && (
        <ShowMore
          shown={shown.length}
          total={invoices.length}
          countOf={(count) => t(`count.${plural(count)}`, { count })}
          list={list}
          onMore={() => setWhole(true)}
        >
          {t('allOf', { count: invoices.length })}
        </ShowMore>
      )}
    </section>
  );
};

type ContentProps = Pick<ViewProps, 'balance' | 'calendarOf'> & { snapshot: HowToPaySnapshot };

const Content = ({ snapshot, balance, calendarOf }: ContentProps) => {
  const { invoice, today } = snapshot.context;
  const toPay = required(snapshot.context.toPay);
  const [first] = toPay.invoices;
  return (
    <div className={css.page}>
      <UnreadNotice unread={toPay.unread} hasTotals={invoice === null} />
      {invoice !== null && first && <OneInvoice invoice={first} today={today} calendarOf={calendarOf} />}
      {invoice === null && <Total toPay={toPay} balance={balance} />}
    </div>
  );
};

const statuses = ['shown', 'empty', 'failed'] as const;

export const HowToPayView = ({ actor, balance, calendarOf, ...ways }: ViewProps) => {
  const snapshot = useSnapshot(actor);
  const { invoice, failure, toPay } = snapshot.context;
  const unread = toPay?.unread ?? [];
  const owing =
    balance !== null && balance > 0 ? t('empty.owing', { balance: formatEuros(balance) }) : undefined;
  return (
    <Flow id="howToPay" snapshot={snapshot}>
      <div className={css.page}>
        <ListContainer
          status={statuses.find((state) => snapshot.matches(state)) ?? 'loading'}
          skeleton={<Skeleton height="16rem" />}
          onRetry={() => actor.send({ type: 'retried' })}
          {...failureOfList(failure)}
          emptyTitle={unread.length > 0 ? unreadText(unread) : t(invoice ? 'empty.invoice' : 'empty.all')}
          emptyText={unread.length > 0 ? undefined : invoice ? t('empty.text') : owing}
          emptyAction={<Link href="/espace-facturation">{t('empty.link')}</Link>}
        >
          <Content snapshot={snapshot} balance={balance} calendarOf={calendarOf} />
        </ListContainer>
        {(snapshot.matches('shown') || snapshot.matches('failed')) && (
          <Ways
            {...ways}
            invoice={invoice && toPay?.invoices[0]}
            onDelay={() => actor.send({ type: 'delay.requested' })}
          />
        )}
        {snapshot.matches('shown') && invoice === null && (
          <References invoices={toPay?.invoices ?? []} today={snapshot.context.today} />
        )}
      </div>
    </Flow>
  );
};

type Props = Omit<ViewProps, 'actor'> & {
  input: HowToPayInput;
  onAbandoned: () => void;
  onDelay: (request: DelayRequest) => void;
};

const HowToPayDialog = ({ input, onAbandoned, onDelay, ...view }: Props) => {
  const actor = useActorRef(howToPay, { input });
  useFlowEnd(actor, (end) => (end.matches('asking') ? onDelay(delayRequest(end.context)) : onAbandoned()));
  return (
    <DialogContent title={t('title')} onClose={() => actor.send({ type: 'closed' })}>
      <HowToPayView actor={actor} {...view} />
    </DialogContent>
  );
};

export default HowToPayDialog;
