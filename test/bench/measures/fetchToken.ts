import type { Browser } from 'playwright';
import { signedIn, toPageAddress } from '../pages.ts';

/** What the sandbox gives an account that signs in. */
export const fetchToken = async (browser: Browser, url: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(toPageAddress(url, { path: '/', isConnected: true }));
  await page.locator(signedIn).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('portal.token'));
  await page.context().close();
  if (!token) throw new Error('The sign-in has left no token');
  return token;
};
