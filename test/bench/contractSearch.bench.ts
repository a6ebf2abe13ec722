import { type Measure, median } from './benchmark.ts';
import { withPortal } from './portal.ts';

export const name = 'Search among 10,000 contracts, key press to painted list';

const words = ['usine', 'rue', '98-1', 'saint malo', 'eglise', 'bourg', 'zz'];

export const run = (): Promise<Measure[]> =>
  withPortal(async ({ url, browser }) => {
    const page = await browser.newPage();
    await page.goto(`${url}/saml/login?account=ten-thousand&RelayState=%2Fespace-personnel`);
    const field = page.getByRole('searchbox');
    await field.waitFor();
    // From the key's own time stamp to the frame after the one that paints the list.
    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      addEventListener('keydown', ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => durations.push(performance.now() - timeStamp)));
      });
    });
    for (const word of words) {
      await field.clear();
      await field.pressSequentially(word, { delay: 60 });
    }
    await page.waitForTimeout(200);
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    return [
      { label: `median of ${durations.length} keys`, value: median(durations), unit: 'ms', budget: 50 },
      { label: 'slowest', value: Math.max(...durations), unit: 'ms' },
    ];
  });
