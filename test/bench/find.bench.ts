import { type Measure, median } from './benchmark.ts';
import { withPortal } from './portal.ts';

export const name = 'The search of the whole portal, on 10,000 contracts: what each key costs, and its code';

const words = ['usine', 'rue', 'saint malo', 'eglise', 'bourg', '98-1', 'zz', 'modifier mon iban'];

export const run = (): Promise<Measure[]> =>
  withPortal(async ({ url, browser }) => {
    const page = await browser.newPage();
    await page.goto(`${url}/saml/login?account=ten-thousand&RelayState=%2Fespace-personnel`);
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
    // What React and the search do with a key, to the end of its task, the microtasks in it.
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
    for (const word of words) {
      await field.fill('');
      await page.evaluate(() => Object(window).durations.pop());
      await field.pressSequentially(word, { delay: 60 });
    }
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    return [
      { label: 'from the shortcut to the open search', value: opened, unit: 'ms' },
      { label: 'its code, gzip', value: scripts.reduce((sum, size) => sum + size, 0) / 1000, unit: 'kB' },
      { label: `median of ${durations.length} keys`, value: median(durations), unit: 'ms', budget: 16 },
      { label: 'slowest', value: Math.max(...durations), unit: 'ms' },
    ];
  });
