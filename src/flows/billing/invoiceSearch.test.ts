import { expect, test } from 'vitest';
import { summaryOf } from './invoiceSearch.tsx';

test.each(['1200,94', '1200,94 €', '1200,94€'])('shows the amount %j with a single euro sign', (amount) => {
  const summary = summaryOf({ amount, startDate: '2025-11-21', endDate: '2026-11-21' });
  expect(summary.match(/€/g)).toHaveLength(1);
});

test.each([
  [{ status: 'settled' }, 'réglées'],
  [{ status: 'none' }, 'sans statut'],
  [{ status: 'pending' }, 'en attente de paiement'],
  [{ pending: 'on', status: 'pending' }, 'en attente de paiement'],
])('summarises the search %o as « %s »', (typed, words) => {
  const summary = summaryOf({ ...typed, startDate: '2025-11-21', endDate: '2026-11-21' });
  expect(summary).toBe(`${words} · du 21/11/2025 au 21/11/2026`);
});
