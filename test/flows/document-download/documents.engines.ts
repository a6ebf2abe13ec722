import { expect, test } from '../../engines/engines.ts';
import { button, status } from '../../engines/person.ts';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { billingOf, numberAt } from '../../sandbox/data/invoices.ts';

const reference = toReference(1000, 0);
const invoice = numberAt(billingOf(reference), 0);

test('an invoice is saved under its number, and is a PDF', async ({ person }) => {
  await person.signIn('owner', `/espace-facturation?reference=${reference}`);
  const { name, content } = await person.save(() => person.press(button(`la facture ${invoice}`)));
  expect(name).toBe(`Facture_${invoice}.pdf`);
  expect(content.toString('latin1')).toMatch(new RegExp(`^%PDF-[^]*${invoice}`));
  await person.see(status(`${invoice} est téléchargée`));
});
