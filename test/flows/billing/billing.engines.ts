import { expect, test } from '../../engines/engines.ts';
import { button, field, flow, status } from '../../engines/person.ts';

const contracts = '[data-flow="billing"] h3';

test('contracts are listed, searched, and an amount is typed with its comma', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-facturation');
  await person.see(status('12 contrats'));
  await expect.poll(() => person.count(contracts)).toBe(5);
  await person.see(flow('billing', 'listed.settled'));
  await person.fill(field('reference'), '98-1000-0158-75');
  await person.fill(field('amount'), '49,75');
  await person.chord('Enter');
  await expect.poll(() => person.count(contracts)).toBe(1);
  expect(await person.address()).toBe('/espace-facturation?reference=98-1000-0158-75&amount=49%2C75');
  const [, searched] = await sandbox.calls('POST /api/invoices');
  expect(searched?.body).toMatchObject({ reference: '981000015875', amount: 49.75 });
});

test('the invoices of a contract are paged', async ({ person }) => {
  await person.signIn('owner', '/espace-facturation?reference=981000015875');
  await person.press(button('Page 120'));
  await person.see({ css: '[data-flow="billing"] *', name: '600 factures, page 120 sur 120' });
});

test('the days of a search are typed in date fields', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-facturation');
  await person.see(flow('billing', 'listed.settled'));
  await person.typeDay(field('startDate'), '2026-02-01');
  await person.press({ css: '[data-flow="billing"] form:has([name="siteAddress"]) [type="submit"]' });
  await expect.poll(() => person.address()).toContain('startDate=2026-02-01');
  await expect
    .poll(async () => (await sandbox.calls('POST /api/invoices')).at(-1)?.body)
    .toMatchObject({
      startDate: '2026-02-01',
    });
});
