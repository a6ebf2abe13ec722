import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { DirectDebitInput } from '#machines/direct-debit/directDebit.machine.ts';
import { contractWithDebit } from '#src/domain/fixtures/account.ts';
import { directDebit } from '#src/flows/direct-debit/directDebit.ports.ts';
import { expectLast, signedInBrowser, startWith } from '../standIn.ts';
import { stubBackOffice, stubCalls } from '../stubBackOffice.ts';

signedInBrowser();

const { reference } = contractWithDebit;

const createFlow = (returned: DirectDebitInput['returned'] = null) =>
  createActor(directDebit, {
    input: {
      contract: contractWithDebit,
      returned,
      signature: { origin: location.origin, trusted: [] },
      today: new Date(2026, 10, 21),
    },
  });

it('sends the known IBAN of the contract without the empty fields', async () => {
  const { iban } = contractWithDebit;
  const sent = stubBackOffice({
    [`GET /api/contract/iban/${reference}`]: { has_mandate: 1, iban },
    'POST /api/invoices': {},
  });
  const flow = createFlow();
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

it.each([
  ['a refusal', () => Response.json({ code: '40', message: 'Mandat inconnu.' })],
  ['an outage', () => Response.json({}, { status: 503 })],
  ['a file that is not a PDF', () => new Response('<!doctype html>')],
])('loads the signed mandate again on retry if the first response is %s', async (_, answer) => {
  const answers = [answer(), new Response('%PDF-1.4\n%%EOF')];
  stubCalls(() => answers.shift());
  const flow = createFlow({ status: 'OK', fullRef: `${reference}-M1` }).start();
  expect(flow.getSnapshot().matches('signed')).toBe(true);
  await vi.waitFor(() => expect(flow.getSnapshot().matches({ signed: 'unavailable' })).toBe(true));
  flow.send({ type: 'retried' });
  await vi.waitFor(() => expect(flow.getSnapshot().matches({ signed: 'available' })).toBe(true));
  flow.stop();
});
