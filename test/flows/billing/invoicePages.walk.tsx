import { invoicePagesModel } from '#machines/billing/invoicePages.model.ts';
import { invoicePagesMount } from '#src/flows/billing/invoicePages.mount.tsx';
import { contractRowsGestures } from '../../walks/contractRowsGestures.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { invoicePagesExpectations } from './invoicePages.expectations.ts';

testWalk(invoicePagesModel, {
  mount: invoicePagesMount,
  events: contractRowsGestures,
  expectations: invoicePagesExpectations,
});
