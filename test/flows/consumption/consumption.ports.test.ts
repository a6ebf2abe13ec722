import { it } from 'vitest';
import { createActor } from 'xstate';
import { consumption } from '#src/flows/consumption/consumption.ports.ts';
import { expectLast, signedInBrowser, startWith } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

it('sends all typed criteria without separators', async () => {
  const sent = stubBackOffice({});
  const flow = createActor(consumption, {
    input: { typed: { reference: '98-10', matricule: ' D21TA1000142 ', siteAddress: 'quai' } },
  });
  await startWith(flow);
  await expectLast(sent, {
    call: 'POST /api/consumption/meters_list',
    body: {
      reference: '9810',
      matricule: 'D21TA1000142',
      siteAddress: 'quai',
      currentPage: 1,
      itemsPerPage: 5,
    },
  });
  flow.stop();
});
