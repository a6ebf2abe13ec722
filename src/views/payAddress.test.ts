import { expect, it } from 'vitest';
import { payAddress } from './payAddress.ts';

it('names the invoice, or no invoice for all contracts', () => {
  expect(payAddress({ reference: '981000004217', numeroFacture: 'F2026-1' })).toBe(
    '?modale=payer&contrat=981000004217&facture=F2026-1',
  );
  expect(payAddress()).toBe('?modale=payer');
});

it('keeps the query of the page and replaces another modal', () => {
  expect(payAddress(undefined, 'pending=on&modale=encarts&contrat=98&facture=1')).toBe(
    '?pending=on&modale=payer',
  );
});
