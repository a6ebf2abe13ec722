import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { rows as invoiceRows, monthly, pages, path } from '../../flows/billing/billing.ts';
import { expect, test } from '../portal.ts';

type Paper = { text: string; rows: string[]; pages: number };

/** Text of the page during a print, read at `afterprint`, when the print styles still apply. */
const printed = async (page: Page): Promise<Paper> => {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => {
    addEventListener(
      'afterprint',
      () => {
        const { innerText } = document.body;
        const titles = document.querySelectorAll<HTMLElement>('tbody th');
        const rows = Array.from(titles, (title) => title.innerText);
        document.documentElement.dataset.printed = JSON.stringify({ text: innerText, rows });
      },
      { capture: true, once: true },
    );
  });
  const margin = '10mm';
  const paper = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  const read = await page.evaluate(() => document.documentElement.dataset.printed);
  const pages = paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  return { ...JSON.parse(read ?? ''), pages };
};

const moment = /Imprimé le \d{1,2}(?:er)? \S+ \d{4} à \d{2}:\d{2}/;

test('prints the name of the user and the date on an open modal', async ({ page, signIn }) => {
  await signIn('owner', '/espace-personnel?modale=name');
  await page.getByRole('dialog').getByRole('button').last().waitFor();
  const { text } = await printed(page);
  expect(text).toContain('Eaux du Ponant');
  expect(text).toContain('SARL des Écluses, Yann Le Goff');
  expect(text).toMatch(moment);
  await expect(page.getByText(moment)).toHaveCount(0);
  await page.getByRole('textbox').first().focus();
  await expect(page.locator('input:focus')).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
});

test(
  'prints the title of a form in a modal without the hint « Formulaire à compléter »',
  deep,
  async ({ page }) => {
    await page.goto('/espace-produit/switch?modale=contact');
    await page.getByRole('dialog').getByText('Formulaire à compléter').waitFor();
    const { text } = await printed(page);
    expect(text).toContain('Demander des renseignements');
    expect(text).not.toContain('Formulaire à compléter');
  },
);

const meter = '/espace-consommation/TR/981000000037/PDS004217';
const lastYear = new Date().getFullYear() - 1;

for (const [of, search, lines] of [
  ['the current year', '', 12],
  ['last year', `?period=${lastYear}`, 12],
  ['a month', `?mode=daily&period=${lastYear}-07`, 31],
] as const) {
  test(`prints ${of} of a meter as a chart and a table on two pages`, deep, async ({ page, signIn }) => {
    await signIn('owner', `${meter}${search}`);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(lines);
    const { text, rows, pages } = await printed(page);
    expect(rows).toHaveLength(lines);
    expect(rows).not.toContain('');
    expect(text).toMatch(/[Jj]uillet/);
    expect(pages).toBeLessThanOrEqual(2);
    const topOf = async (title: string) => (await page.getByText(title).first().boundingBox())!.y;
    expect(await topOf('Détail du compteur')).toBeLessThan(await topOf('Total de '));
    await expect(page.getByRole('table')).toHaveCount(0);
  });
}

test('prints the loaded invoices of a contract as a table, without checkboxes', async ({ page, signIn }) => {
  await signIn('owner', `${path}?reference=${monthly}`);
  await page.getByText('27 factures, page 1 sur 6').waitFor();
  const { text, rows } = await printed(page);
  expect(rows).toHaveLength(27);
  expect(text).not.toContain('page 1 sur 6');
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(invoiceRows(page).first()).toHaveCSS('display', 'table-row');
  for (const role of ['checkbox', 'button'] as const)
    await expect(pages(page, 'shown').getByRole(role)).toHaveCount(0);
});
