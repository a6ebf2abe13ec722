import type { Page } from 'playwright';
import { type Measure, median } from './benchmark.ts';
import { takeInteractions, watchInteractions } from './measures/interactions.ts';
import { withPortal } from './portal.ts';

export const name = 'Among 10,000 collaborators, from the key or the press to the painted rows';

const words = ['martin', 'jean', 'zoe saint', '@deuxrives', 'kuntz', 'zz'];
const sorts = ['Adresse e-mail', 'Rôle', 'Service', 'Dernière connexion', 'Inscription', 'Nom'];

const measureList = async (page: Page, url: string): Promise<Measure[]> => {
  await page.goto(`${url}/saml/login?account=ten-thousand&RelayState=%2Fespace-admin`);
  const field = page.getByRole('searchbox');
  await field.waitFor();
  await watchInteractions(page);
  for (const word of words) {
    await field.clear();
    await field.pressSequentially(word, { delay: 60 });
  }
  const searches = await takeInteractions(page);
  await field.clear();
  await takeInteractions(page);
  for (const column of [...sorts, ...sorts]) {
    await page.getByRole('button', { name: column, exact: true }).press('Enter', { delay: 10 });
    await page.waitForTimeout(100);
  }
  const sorted = await takeInteractions(page);
  for (let turn = 0; turn < 12; turn++) {
    await page.getByRole('button', { name: 'Page suivante' }).press('Enter');
    await page.waitForTimeout(60);
  }
  const paged = await takeInteractions(page);
  return [
    { label: `search, median of ${searches.length} keys`, value: median(searches), unit: 'ms', budget: 50 },
    { label: 'search, slowest', value: Math.max(...searches), unit: 'ms' },
    { label: `sort, median of ${sorted.length} presses`, value: median(sorted), unit: 'ms', budget: 50 },
    { label: 'sort, slowest (a column for the first time)', value: Math.max(...sorted), unit: 'ms' },
    { label: `page, median of ${paged.length} presses`, value: median(paged), unit: 'ms', budget: 50 },
  ];
};

const list = Array.from({ length: 200 }, (_, rank) =>
  rank < 5 ? `faux${rank}@` : `personne${rank < 193 ? rank : rank - 100}@mairie.example`,
);

const measurePaste = async (page: Page, url: string): Promise<Measure> => {
  const durations: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    await page.goto(`${url}/espace-admin?modale=invite`);
    const field = page.locator('[name="emails"]');
    await field.waitFor();
    await watchInteractions(page);
    await field.evaluate((input, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, list.join('; '));
    const tags = await page.getByRole('button', { name: 'Retirer' }).count();
    if (tags !== 193) throw new Error(`${tags} tags instead of 193`);
    durations.push(...(await takeInteractions(page)));
  }
  return { label: '200 addresses pasted, median of 5', value: median(durations), unit: 'ms', budget: 200 };
};

export const run = (): Promise<Measure[]> =>
  withPortal(async ({ url, browser }) => {
    const page = await browser.newPage();
    return [...(await measureList(page, url)), await measurePaste(page, url)];
  });
