import { it } from 'vitest';
import { knownInvoice } from '#src/domain/fixtures/account.ts';
import { startPort } from '../portCalls.ts';
import { expectLast, signedInBrowser } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

it.each([
  [{ kind: 'invoice', invoice: knownInvoice }, 'GET /api/invoice/download/F2026-004217', ''],
  [
    { kind: 'insert', insert: { label: 'Guide du tri', code: 'TRI/2026' } },
    'POST /api/invoice/inserts/download',
    { code: 'TRI/2026' },
  ],
])('requests %j at its path', async (input, call, body) => {
  const sent = stubBackOffice({});
  const actor = startPort('documentDownload', { port: 'fetchDocument', input });
  await expectLast(sent, { call, body });
  actor.stop();
});
