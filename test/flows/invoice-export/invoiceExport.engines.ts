import { expect, test } from '../../engines/engines.ts';
import { button, option, status } from '../../engines/person.ts';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { billingOf, numberAt } from '../../sandbox/data/invoices.ts';
import { readWorkbook } from '../../workbook/readWorkbook.ts';
import { readZip } from '../../workbook/readZip.ts';

const reference = toReference(1000, 0);
const [first, second] = [0, 1].map((rank) => numberAt(billingOf(reference), rank));

test('invoices are ticked, then saved as a workbook and as an archive of PDFs', async ({ person }) => {
  await person.signIn('owner', `/espace-facturation?reference=${reference}`);
  for (const invoice of [first, second]) await person.press(option(`Sélectionner la facture ${invoice}`));
  await person.see(status('2 factures sélectionnées'));
  const archive = await person.save(() => person.press(button('Télécharger en ZIP')));
  expect([...(await readZip(archive.content)).keys()]).toHaveLength(2);
  const workbook = await person.save(() => person.press(button('Liste Excel')));
  expect((await readWorkbook(workbook.content)).sheets[0]?.rows.length).toBeGreaterThan(2);
});
