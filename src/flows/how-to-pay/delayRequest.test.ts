import { expect, it } from 'vitest';
import { howToPayModel } from '#machines/how-to-pay/howToPay.model.ts';
import { toPayOf } from '../../domain/billing/toPay.ts';
import { billingContract, makeInvoices } from '../../domain/fixtures/account.ts';
import { delayRequest } from './delayRequest.ts';

const {
  inputs: { 'une facture': one, 'toutes les factures': all },
  outcomes,
} = howToPayModel;
const two = outcomes.loadDue.done['une facture en retard, une due aujourd’hui'];
const nothing = { toPay: null, failure: null };

const contextOf = (count: number) => {
  const invoices = makeInvoices(count).map((invoice) => ({ ...invoice, status: 'A' }));
  return {
    ...all,
    failure: null,
    toPay: toPayOf({ ...two, contracts: [{ ...billingContract, invoices }] }, all),
  };
};

it('writes in a payment-delay request for one invoice its number, amount and contract', () => {
  const { references, message } = delayRequest(contextOf(1));
  expect(references).toEqual(['981000004217']);
  expect(message).toContain('pour la facture F2026-009000 de 120,40\u00A0€.');
});

it('writes in a payment-delay request only the invoice number if no invoice is loaded', () => {
  expect(delayRequest({ ...one, ...nothing })).toMatchObject({ references: ['981000004217'] });
  expect(delayRequest({ ...one, ...nothing }).message).toContain('pour la facture F2026-004217.');
  expect(delayRequest({ ...all, ...nothing })).toMatchObject({ references: [] });
});

it('writes in a payment-delay request for 23 invoices 20 numbers, « et 3 autres » and a total', () => {
  const { references, message } = delayRequest(contextOf(23));
  expect(references).toHaveLength(1);
  expect(message).toContain('23 factures, d’un total de 2\u202F769,20\u00A0€');
  expect(message.match(/^- la facture/gm)).toHaveLength(20);
  expect(message).toContain('- et 3 autres');
});
