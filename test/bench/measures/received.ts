import type { Browser } from 'playwright';

type Visit = { url: string; token?: string };

/** What a page has received so many milliseconds after it was asked for, in kB, as it travels: headers, preloads and all. */
export const receivedWithin = async (
  browser: Browser,
  { url, token }: Visit,
  delay: number,
): Promise<number> => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  try {
    const page = await context.newPage();
    if (token !== undefined)
      await page.addInitScript((stored) => localStorage.setItem('portal.token', stored), token);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const ends: { at: number; size: number }[] = [];
    let began = Number.NaN;
    session.on('Network.requestWillBeSent', ({ timestamp }) => {
      if (Number.isNaN(began)) began = timestamp;
    });
    session.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
      ends.push({ at: timestamp, size: encodedDataLength });
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(2 * delay);
    return ends.reduce((sum, { at, size }) => (at - began <= delay / 1000 ? sum + size : sum), 0) / 1000;
  } finally {
    await context.close();
  }
};
