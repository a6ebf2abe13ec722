import { it } from 'vitest';
import { startPort } from '../portCalls.ts';
import { expectLast, signedInBrowser } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

it.each([
  ['a town', null, { type: 'town' }],
  ['a street', { hexaviaCode: '', streetNumber: '12 bis' }, { type: 'street', streetNumber: '12 bis' }],
  [
    'the code of a street',
    { hexaviaCode: '2A0040288A', streetNumber: '' },
    { type: 'street', hexaviaCode: '2A0040288A' },
  ],
])('asks of %s, and leaves out what is not known', async (_, street, query) => {
  const sent = stubBackOffice({});
  const actor = startPort('phoneLookup', { port: 'lookUpPhones', input: { insee: '2A004', street } });
  await expectLast(sent, {
    call: 'GET /api/municipality/contract/contact',
    query: { insee: '2A004', ...query },
  });
  actor.stop();
});
