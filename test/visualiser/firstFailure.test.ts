import { expect, it } from 'vitest';
import { findFlow } from '#src/visualiser/app/flows.ts';
import { firstFailure } from '#src/visualiser/paths/finding.ts';

it.each([
  // Its first failure is that of a read, which is made again in silence.
  ['directDebit', 'requestDebit', 'refusé'],
  ['addContract', 'submitForm', 'demande refusée'],
  ['signup', 'register', ''],
  ['mandateDownload', 'fetchMandate', 'service indisponible'],
])('what %s shows of a service that refuses is that of %s', (flow, port, outcome) => {
  const last = firstFailure(findFlow(flow))?.steps.at(-1)?.move;
  expect(last).toMatchObject({ kind: 'answer', result: 'failed', port });
  expect(last).toHaveProperty('outcome', expect.stringContaining(outcome));
});

it('is nothing where nothing is asked of a service', () => {
  expect(firstFailure(findFlow('payment'))).toBeNull();
});
