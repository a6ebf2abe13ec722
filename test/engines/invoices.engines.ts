import { iban } from '../flows/filledForms.ts';
import { toReference } from '../sandbox/data/identifiers.ts';
import { billingOf, numberAt } from '../sandbox/data/invoices.ts';
import { readWorkbook } from '../workbook/readWorkbook.ts';
import { readZip } from '../workbook/readZip.ts';
import { expect, test } from './engines.ts';
import { button, field, flow, link, option, status, submit } from './person.ts';

const reference = toReference(1000, 0);
const [first, second] = [0, 1].map((rank) => numberAt(billingOf(reference), rank));

test('sends the dates of an invoice search that are typed in date fields', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-facturation');
  await person.see(flow('billing', 'listed.settled'));
  await person.press(button('Plus de critères'));
  await person.typeDay(field('startDate'), '2026-02-01');
  await person.press({ css: '[data-flow="billing"] form:has([name="siteAddress"]) [type="submit"]' });
  await expect.poll(() => person.address()).toContain('startDate=2026-02-01');
  await expect
    .poll(async () => (await sandbox.calls('POST /api/invoices')).at(-1)?.body)
    .toMatchObject({ startDate: '2026-02-01' });
});

test('requests a direct debit, and returns to the portal after the signature', async ({
  person,
  sandbox,
}) => {
  await person.signIn('owner', `/prelevement-automatique?contrat=${reference}`);
  await person.press(submit('directDebit'));
  await person.press(option('d’une personne'));
  await person.press(option('Madame'));
  await person.fill(field('last_name'), 'Le Goff');
  await person.fill(field('mobile_phone'), '06 39 98 00 17');
  await person.press(submit('directDebit'));
  await person.see(flow('directDebit', 'choosing'));
  await person.press(option('Un autre compte'));
  await person.press(field('iban-1'));
  await person.write(iban);
  await person.press(option('J’accepte que les factures'));
  await person.press(submit('directDebit'));
  await person.press(link('Signer le mandat'));
  await person.see(flow('directDebit', 'signed.available'));
  const [sent] = await sandbox.calls(`POST /api/contract/iban/${reference}`);
  expect(sent?.body).toMatchObject({ iban, last_name: 'Le Goff', mobile_phone: '0639980017' });
});

test('saves an invoice as a PDF named after the invoice number', async ({ person }) => {
  await person.signIn('owner', `/espace-facturation?reference=${reference}`);
  const { name, content } = await person.save(() => person.press(button(`la facture ${first}`)));
  expect(name).toBe(`Facture_${first}.pdf`);
  expect(content.toString('latin1')).toMatch(new RegExp(`^%PDF-[^]*${first}`));
  await person.see(status(`${first} est téléchargée`));
});

test('saves a workbook and an archive of PDFs for the selected invoices', async ({ person }) => {
  await person.signIn('owner', `/espace-facturation?reference=${reference}`);
  for (const invoice of [first, second]) await person.press(option(`Sélectionner la facture ${invoice}`));
  await person.see(status('2 factures sélectionnées'));
  const archive = await person.save(() => person.press(button('Télécharger en ZIP')));
  expect([...(await readZip(archive.content)).keys()]).toHaveLength(2);
  const workbook = await person.save(() => person.press(button('Liste Excel')));
  expect((await readWorkbook(workbook.content)).sheets[0]?.rows.length).toBeGreaterThan(2);
});

test('opens the PDF of a mandate from its URL', async ({ person, sandbox }) => {
  await person.signIn('owner', '/');
  await person.visit('/download/contract/mandate/981000000037-M1/sps');
  await expect.poll(person.isOpened).toBe(true);
  expect(await sandbox.calls('GET /api/contract/sepamandate/download/:reference/:type')).toHaveLength(1);
});

test('fills in and saves a mandate in the iframe by keyboard', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-de-paiement?contrat=981000000037');
  await person.see(flow('payment', 'shown'));
  const { length } = await sandbox.calls('GET /api/user');
  // Reaches the iframe with Tab: a script cannot focus the fields of an opaque origin.
  await person.browser.run(() => document.querySelector('h1')?.focus(), null);
  await person.chord('Tab');
  await expect.poll(person.focused).toBe('Recharger le formulaire');
  await person.chord('Tab');
  await person.write('Boulangerie du Port');
  await person.chord('Tab');
  await person.write(iban);
  await person.chord('Enter');
  await person.see(flow('payment', 'saved'));
  await expect.poll(person.focused).toContain('Votre mandat est enregistré');
  await expect.poll(async () => (await sandbox.calls('GET /api/user')).length).toBe(length + 1);
});
