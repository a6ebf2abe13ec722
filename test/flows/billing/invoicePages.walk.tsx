import { invoicePagesModel } from '#machines/billing/invoicePages.model.ts';
import { invoicePagesMount } from '#src/flows/billing/invoicePages.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { invoicePagesSigns } from './invoicePages.expectations.ts';

testWalk(invoicePagesModel, {
  mount: invoicePagesMount,
  events: {
    'page.turned': (screen, { page }) => screen.press('button', `Page ${page}`),
    'size.chosen': (screen, { size }) => screen.press('button', `${size} lignes par page`),
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  signs: invoicePagesSigns,
});
