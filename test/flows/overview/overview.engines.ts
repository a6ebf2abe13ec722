import { expect, test } from '../../engines/engines.ts';

const block = '[data-flow="overview"] section';

test('what is to be paid is read once it is in view, and leads to its invoice', async ({
  person,
  sandbox,
}) => {
  await person.browser.resize(1280, 600);
  await person.signIn('owner');
  expect(await sandbox.calls('POST /api/invoices')).toEqual([]);
  await person.browser.run(() => scrollTo(0, document.body.scrollHeight), null);
  await person.see({ css: `${block} [role="status"]`, name: 'factures à régler' });
  await person.see({ css: `${block} [role="status"]`, name: 'points à vérifier' });
  await person.press({ css: `${block} li a`, name: 'Facture' });
  await expect.poll(person.address).toMatch(/^\/espace-facturation\?.*invoiceNumber=/);
});
