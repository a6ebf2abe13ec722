import { expect, test } from 'vitest';
import { summaryOf } from './summaryOf.ts';

test.each(['1200,94', '1200,94 €', '1200,94€'])(
  'an amount typed as %j is written with one euro sign',
  (amount) => {
    const summary = summaryOf({ amount, startDate: '2025-11-21', endDate: '2026-11-21' });
    expect(summary.match(/€/g)).toHaveLength(1);
  },
);
