import { it } from 'vitest';
import { startPort } from './portCalls.ts';
import { expectLast, signedInBrowser } from './standIn.ts';
import { type SentRequest, stubBackOffice } from './stubBackOffice.ts';

/** URLs and queries of the requests. `requests.test.ts` tests their bodies. */

signedInBrowser();

const street = { street: 'cours Napoléon', hexaviaCode: '', streetNumber: '12 bis' };
const phones = 'GET /api/municipality/contract/contact';

type Case = [flow: string, port: string, input: unknown, expected: Partial<SentRequest>];

const mandate = { call: 'GET /api/contract/sepamandate/download/981000004217-M1/sps', query: {} };
const deletion = { action: 'delete_user', collaborator: { id: 'a/7' } };
const known = { ...street, hexaviaCode: '2A0040288A', streetNumber: '7' };
const town = { insee: '2A004' };

it.each<Case>([
  ['collaborators', 'applyAction', deletion, { call: 'DELETE /api/management/user/a%2F7', body: '' }],
  [
    'directDebit',
    'loadInformation',
    '981000004217',
    { call: 'GET /api/contract/iban/981000004217', query: { enable_tracking: '1', action: 'P' } },
  ],
  ['directDebit', 'readMandate', '981000004217-M1', mandate],
  ['mandateDownload', 'fetchMandate', { reference: '981000004217-M1', type: 'sps' }, mandate],
  [
    'phoneLookup',
    'lookUpPhones',
    { ...town, street: null },
    { call: phones, query: { ...town, type: 'town' } },
  ],
  [
    'phoneLookup',
    'lookUpPhones',
    { ...town, street },
    { call: phones, query: { ...town, type: 'street', street: 'cours Napoléon', streetNumber: '12 bis' } },
  ],
  [
    'phoneLookup',
    'lookUpPhones',
    { ...town, street: known },
    { call: phones, query: { ...town, type: 'street', hexaviaCode: '2A0040288A', streetNumber: '7' } },
  ],
])('sends in the flow %s, by the port %s, the request for %j', async (flow, port, input, expected) => {
  const sent = stubBackOffice({});
  const actor = startPort(flow, { port, input });
  await expectLast(sent, expected);
  actor.stop();
});
