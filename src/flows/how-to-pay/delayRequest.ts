import { t } from '#locales/fr/howToPay.ts';
import { plural } from '#locales/translator.ts';
import type { HowToPaySnapshot } from '#machines/how-to-pay/howToPay.machine.ts';
import { formatCents, formatEuros } from '../../domain/amounts.ts';
import { type DueInvoice, sumCents } from '../../domain/billing/toPay.ts';

const mostNamed = 20;

const nameOf = ({ numeroFacture: number, montantFacture }: DueInvoice): string =>
  montantFacture === null
    ? t('delay.invoice', { number })
    : t('delay.ofAmount', { number, amount: formatEuros(montantFacture) });

const listOf = (invoices: readonly DueInvoice[]): string => {
  const count = invoices.length - mostNamed;
  return [
    ...invoices.slice(0, mostNamed).map((invoice) => `- ${nameOf(invoice)}`),
    ...(count > 0 ? [`- ${t(`delay.more.${plural(count)}`, { count })}`] : []),
  ].join('\n');
};

const objectOf = ({ invoice, toPay }: HowToPaySnapshot['context']): string => {
  const invoices = toPay?.invoices ?? [];
  const [first, ...others] = invoices;
  if (!first) return invoice ? t('delay.invoice', { number: invoice.numeroFacture }) : t('delay.all');
  if (others.length === 0) return nameOf(first);
  return t('delay.several', {
    count: invoices.length,
    total: formatCents(sumCents(invoices)),
    list: listOf(invoices),
  });
};

export type DelayRequest = { references: string[]; message: string };

/** Contracts and message of a request for more time to pay (docs/rules.md#how-to-pay). */
export const delayRequest = (context: HowToPaySnapshot['context']): DelayRequest => {
  const named = context.toPay?.invoices ?? [];
  const invoices = named.length > 0 || context.invoice === null ? named : [context.invoice];
  return {
    references: [...new Set(invoices.map(({ reference }) => reference))],
    message: t('delay.message', { invoices: objectOf(context) }),
  };
};
