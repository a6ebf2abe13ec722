import { it } from 'vitest';
import { startPort } from '../portCalls.ts';
import { expectLast, signedInBrowser } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

it('requests a mandate by its reference and its type', async () => {
  const sent = stubBackOffice({});
  const input = { reference: '981000004217-M1', type: 'sps' };
  const actor = startPort('mandateDownload', { port: 'fetchMandate', input });
  await expectLast(sent, {
    call: 'GET /api/contract/sepamandate/download/981000004217-M1/sps',
    query: {},
    body: '',
  });
  actor.stop();
});
