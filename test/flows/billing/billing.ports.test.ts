import { it } from 'vitest';
import { createActor } from 'xstate';
import { billing } from '#src/flows/billing/billing.ports.ts';
import { expectLast, signedInBrowser, startWith } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

it('sends each criterion of an invoice search without separators', async () => {
  const sent = stubBackOffice({});
  const flow = createActor(billing, {
    input: {
      typed: {
        reference: '98-10',
        invoiceNumber: 'F2026-1',
        siteAddress: 'quai',
        amount: '1 120,40 €',
        startDate: '2025-11-21',
        endDate: '2026-11-21',
        pending: 'on',
        status: 'pending',
      },
    },
  });
  await startWith(flow);
  await expectLast(sent, {
    call: 'POST /api/invoices',
    body: {
      reference: '9810',
      invoiceNumber: 'F2026-1',
      siteAddress: 'quai',
      amount: 1120.4,
      startDate: '2025-11-21',
      endDate: '2026-11-21',
      pending: true,
      status: { include: ['A'] },
      currentPage: 1,
      itemsPerPage: 5,
    },
  });
  flow.stop();
});
