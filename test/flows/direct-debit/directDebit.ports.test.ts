import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { contractWithDebit } from '#src/domain/fixtures/account.ts';
import { directDebit } from '#src/flows/direct-debit/directDebit.ports.ts';
import { signedInBrowser } from '../standIn.ts';
import { stubCalls } from '../stubBackOffice.ts';

signedInBrowser();

it.each([
  ['a refusal', () => Response.json({ code: '40', message: 'Mandat inconnu.' })],
  ['an outage', () => Response.json({}, { status: 503 })],
  ['a file that is not a PDF', () => new Response('<!doctype html>')],
])('loads the signed mandate again on retry if the first response is %s', async (_, answer) => {
  const answers = [answer(), new Response('%PDF-1.4\n%%EOF')];
  stubCalls(() => answers.shift());
  const input = {
    contract: contractWithDebit,
    returned: { status: 'OK', fullRef: `${contractWithDebit.reference}-M1` },
    signature: { origin: location.origin, trusted: [] },
    today: new Date(2026, 10, 21),
  };
  const flow = createActor(directDebit, { input }).start();
  expect(flow.getSnapshot().matches('signed')).toBe(true);
  await vi.waitFor(() => expect(flow.getSnapshot().matches({ signed: 'unavailable' })).toBe(true));
  flow.send({ type: 'retried' });
  await vi.waitFor(() => expect(flow.getSnapshot().matches({ signed: 'available' })).toBe(true));
  flow.stop();
});
