import { expect, test } from '../../engines/engines.ts';
import { button, dialog } from '../../engines/person.ts';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { billingOf, numberAt } from '../../sandbox/data/invoices.ts';

const reference = toReference(1000, 0);
const invoice = numberAt(billingOf(reference), 2);

test('a document that comes with an invoice is opened from its list', async ({ person }) => {
  await person.signIn('owner', `/espace-facturation?reference=${reference}`);
  await person.press({ css: `a[href*="modale=encarts"][href*="${invoice}"]` });
  await person.see(dialog(invoice));
  const { content } = await person.save(() => person.press(button('Comprendre votre facture')));
  expect(content.toString('latin1')).toMatch(/^%PDF-/);
});
