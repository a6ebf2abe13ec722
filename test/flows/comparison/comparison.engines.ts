import { expect, test } from '../../engines/engines.ts';
import { button, flow } from '../../engines/person.ts';
import { readWorkbook } from '../../workbook/readWorkbook.ts';

const unticked = { css: '[data-flow="comparison"] label:has([type="checkbox"]:not(:checked))' };

test('two meters are chosen, drawn by month then by day, and their workbook opens', async ({ person }) => {
  await person.signIn('owner', '/espace-consommation/comparaison');
  await person.press(unticked);
  await person.press(unticked);
  await person.press(button('Comparer'));
  await person.see({ css: '[data-flow="comparison"] [role="status"]', name: 'en tout, pour 2 compteurs' });
  await expect.poll(() => person.count('[data-flow="comparison"] [role="option"]')).toBe(12);
  expect(await person.count('[data-flow="comparison"] tbody tr')).toBe(13);
  const { name, content } = await person.save(() => person.press(button('Tableau Excel')));
  expect(name).toMatch(/^Comparaison_\d{4}\.xlsx$/);
  expect((await readWorkbook(content)).sheet('Comparaison').rows).toHaveLength(14);
  await person.see(flow('comparison', 'choosing.saved'));
  await person.press({
    css: '[data-flow="comparison"] label, [data-flow="comparison"] button',
    name: 'Par jour',
  });
  await expect.poll(person.address).toMatch(/compteurs=.+&compteurs=.+&periode=\d{4}-\d{2}$/);
  await expect.poll(() => person.count('[data-flow="comparison"] [role="option"]')).toBeGreaterThan(27);
});
