import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { contractWithDebit } from '#machines/domain/fixtures/account.ts';
import { directDebit } from '#src/flows/direct-debit/directDebit.ports.ts';
import { startPort } from '../portCalls.ts';
import { expectLast, signedInBrowser, startWith } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

const { reference } = contractWithDebit;

it.each([
  ['loadInformation', reference, '/api/contract/iban/981000004217', { enable_tracking: '1', action: 'P' }],
  ['readMandate', `${reference}-M1`, '/api/contract/sepamandate/download/981000004217-M1/sps', {}],
])('%s asks of the contract, or of its mandate', async (port, input, path, query) => {
  const sent = stubBackOffice({});
  const actor = startPort('directDebit', { port, input });
  await expectLast(sent, { call: `GET ${path}`, query });
  actor.stop();
});

it('keeps the account that is known, and leaves out what is empty', async () => {
  const { iban } = contractWithDebit;
  const sent = stubBackOffice({
    [`GET /api/contract/iban/${reference}`]: { has_mandate: 1, iban },
    'POST /api/invoices': {},
  });
  const flow = createActor(directDebit, {
    input: {
      contract: contractWithDebit,
      returned: null,
      signature: { origin: location.origin, trusted: [] },
      today: new Date(2026, 10, 21),
    },
  });
  await startWith(
    flow,
    { type: 'contract.confirmed' },
    {
      type: 'holder.submitted',
      values: { holder_type: 'person', civility: 'miss', last_name: 'Le Goff', mobile_phone: '' },
    },
    { type: 'account.submitted', values: { account: 'kept', consent: 'on' } },
  );
  await expectLast(sent, {
    call: `POST /api/contract/iban/${reference}`,
    body: { action: 'P', reference, has_mandate: 1, civility: 'miss', last_name: 'Le Goff', iban },
  });
  expect(sent.map(({ call }) => call)).toContain('POST /api/invoices');
  flow.stop();
});
