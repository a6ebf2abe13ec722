import { it } from 'vitest';
import { startPort } from '../portCalls.ts';
import { expectLast, signedInBrowser } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

it.each([
  ['a town', null, { type: 'town' }],
  [
    'a street by its name',
    { street: 'cours Napoléon', hexaviaCode: '', streetNumber: '12 bis' },
    { type: 'street', street: 'cours Napoléon', streetNumber: '12 bis' },
  ],
  [
    'a street by its code',
    { street: 'cours Napoléon', hexaviaCode: '2A0040288A', streetNumber: '7' },
    { type: 'street', hexaviaCode: '2A0040288A', streetNumber: '7' },
  ],
])('requests the number of %s', async (_, street, query) => {
  const sent = stubBackOffice({});
  const actor = startPort('phoneLookup', { port: 'lookUpPhones', input: { insee: '2A004', street } });
  await expectLast(sent, {
    call: 'GET /api/municipality/contract/contact',
    query: { insee: '2A004', ...query },
  });
  actor.stop();
});
