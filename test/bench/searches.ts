import type { Locator, Page } from 'playwright';
import { type Benchmark, type Measure, median } from './benchmark.ts';
import { toPageAddress, withPage } from './portal.ts';

type Watching = typeof window & { durations: number[] };

export const watchInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    // `pointerup` instead of `pointerdown`, because a click takes effect when the button is released.
    for (const type of ['keydown', 'pointerup', 'paste'])
      addEventListener(
        type,
        ({ timeStamp }) =>
          requestAnimationFrame(() => setTimeout(() => durations.push(performance.now() - timeStamp))),
        { capture: true },
      );
  });

export const takeInteractions = async (page: Page): Promise<number[]> => {
  await page.waitForTimeout(200);
  return page.evaluate(() => (window as Watching).durations.splice(0));
};

const openAsLargeAccount = (page: Page, url: string, path: string) =>
  page.goto(toPageAddress(url, { path, isConnected: true }, 'ten-thousand'));

const typeEach = async (field: Locator, words: readonly string[]) => {
  for (const word of words) {
    await field.clear();
    await field.pressSequentially(word, { delay: 60 });
  }
};

const words = ['martin', 'jean', 'zoe saint', '@deuxrives', 'kuntz', 'zz'];
const sorts = ['Adresse e-mail', 'Rôle', 'Service', 'Dernière connexion', 'Inscription', 'Nom'];

const measureList = async (page: Page, url: string): Promise<Measure[]> => {
  await openAsLargeAccount(page, url, '/espace-admin');
  const field = page.getByRole('searchbox');
  await field.waitFor();
  await watchInteractions(page);
  await typeEach(field, words);
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
    { label: `sort, median of ${sorted.length} key presses`, value: median(sorted), unit: 'ms', budget: 50 },
    { label: 'sort, slowest (first sort of a column)', value: Math.max(...sorted), unit: 'ms' },
    { label: `page, median of ${paged.length} key presses`, value: median(paged), unit: 'ms', budget: 50 },
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

export const collaborators: Benchmark = {
  name: 'List of 10,000 collaborators, from the key press to the painted rows',
  run: () =>
    withPage(async (page, url) => [...(await measureList(page, url)), await measurePaste(page, url)]),
};

const contractWords = ['usine', 'rue', '98-1', 'saint malo', 'eglise', 'bourg', 'zz'];

export const contractSearch: Benchmark = {
  name: 'Search among 10,000 contracts, key press to painted list',
  run: () =>
    withPage(async (page, url) => {
      await openAsLargeAccount(page, url, '/espace-personnel');
      const field = page.getByRole('searchbox');
      await field.waitFor();
      await watchInteractions(page);
      await typeEach(field, contractWords);
      const durations = await takeInteractions(page);
      return [
        { label: `median of ${durations.length} keys`, value: median(durations), unit: 'ms', budget: 50 },
        { label: 'slowest', value: Math.max(...durations), unit: 'ms' },
      ];
    }),
};

const searchWords = ['usine', 'rue', 'saint malo', 'eglise', 'bourg', '98-1', 'zz', 'modifier mon iban'];

export const search: Benchmark = {
  name: 'Global search with 10,000 contracts: duration per key, and size of its code',
  run: () =>
    withPage(async (page, url) => {
      await openAsLargeAccount(page, url, '/espace-personnel');
      await page.getByRole('searchbox').waitFor();
      const scripts: number[] = [];
      page.on('requestfinished', async (request) => {
        if (request.resourceType() === 'script') scripts.push((await request.sizes()).responseBodySize);
      });
      const pressed = Date.now();
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox');
      await field.waitFor();
      const opened = Date.now() - pressed;
      // Duration of a key press: its task with its microtasks, in which the page searches and renders.
      await page.evaluate(() => {
        const durations: number[] = [];
        Object.assign(window, { durations });
        let began = 0;
        addEventListener('beforeinput', () => (began = performance.now()), { capture: true });
        addEventListener('input', () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => durations.push(performance.now() - began);
          port2.postMessage(null);
        });
      });
      for (const word of searchWords) {
        await field.fill('');
        await page.evaluate(() => Object(window).durations.pop());
        await field.pressSequentially(word, { delay: 60 });
      }
      const durations = await page.evaluate(() => (window as Watching).durations);
      return [
        { label: 'from the shortcut to the open search', value: opened, unit: 'ms' },
        { label: 'code, gzip', value: scripts.reduce((sum, size) => sum + size, 0) / 1000, unit: 'kB' },
        { label: `median of ${durations.length} keys`, value: median(durations), unit: 'ms', budget: 16 },
        { label: 'slowest', value: Math.max(...durations), unit: 'ms' },
      ];
    }),
};
