import { expect, test } from 'vitest';
import { invoiceSearch } from './invoiceSearch.ts';

const today = new Date('2026-11-21T12:00');
const year = { startDate: '2025-11-21', endDate: '2026-11-21' };
const widest = { startDate: '2016-11-21', endDate: '2026-11-21' };

const chipsOf = (typed: object, view: 'contrats' | 'a-regler' = 'contrats') =>
  invoiceSearch({ today, view })
    .chipsOf({ ...year, ...typed }, (reference) => (reference === '981000015875' ? 'Siège' : ''))
    .map(({ label }) => label);

test.each([
  [{}, ['12 derniers mois']],
  [widest, []],
  [{ startDate: '2026-01-01' }, ['Du 01/01/2026 au 21/11/2026']],
  [{ status: 'settled' }, ['Réglées', '12 derniers mois']],
  [{ pending: 'on', status: 'pending' }, ['En attente de paiement', '12 derniers mois']],
  [{ amount: '1200,94€' }, ['1200,94\u00A0€', '12 derniers mois']],
  [{ reference: '981000004217' }, ['Contrat 98-1000-0042-17', '12 derniers mois']],
  [{ reference: '98-1000-0158-75' }, ['Siège', '12 derniers mois']],
  [{ reference: '981000004217,981000004218,981000004219' }, ['3 contrats', '12 derniers mois']],
])('shows for the search %o the chips %j', (typed, labels) => {
  expect(chipsOf(typed)).toEqual(labels);
});

test('shows no period chip and no status chip in the list of unpaid invoices', () => {
  expect(chipsOf({ invoiceNumber: 'F1', status: 'settled' }, 'a-regler')).toEqual(['Facture F1']);
});

test.each([
  [year, widest],
  [{ ...year, startDate: '2026-01-01' }, year],
])('replaces the period %o with %o when the user removes the period chip', (period, next) => {
  expect(
    invoiceSearch({ today, view: 'contrats' })
      .chipsOf(period, () => '')
      .at(-1)?.without,
  ).toEqual(next);
});

test.each([
  ['98-1000-0042-17', 'reference'],
  ['F2026-004217', 'invoiceNumber'],
  ['12 rue des Bars', 'siteAddress'],
  ['35400', 'siteAddress'],
  ['Nantes', 'siteAddress'],
  ['1 204,38', 'amount'],
  ['1204.38 €', 'amount'],
])('searches « %s » by the criterion %s, and drops the previous text criteria', (text, criterion) => {
  const settled = { ...year, status: 'settled' };
  const earlier = { ...settled, reference: '98', invoiceNumber: 'F1', siteAddress: 'Brest', amount: '1,00' };
  expect(invoiceSearch({ today, view: 'contrats' }).withText(text, earlier, null)).toEqual({
    ...settled,
    [criterion]: text,
  });
});

test.each(['F1000087146 - 0008', 'facture F1000087146 0008', 'F1000087146-0008'])(
  'searches « %s » by invoice number with a hyphen',
  (text) => {
    expect(invoiceSearch({ today, view: 'contrats' }).withText(text, year, null)).toEqual({
      ...year,
      invoiceNumber: 'F1000087146-0008',
    });
  },
);

test('searches by contract reference if the text matches names of contracts', () => {
  const { withText } = invoiceSearch({ today, view: 'contrats' });
  expect(withText('Kerlann', { ...year, amount: '1,00' }, '981000004217,981000004218')).toEqual({
    ...year,
    reference: '981000004217,981000004218',
  });
});
