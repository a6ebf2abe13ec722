import { join } from 'node:path';
import { launchChromium as launch } from '../chromium.ts';
import type { Browser, Target } from './browser.ts';
import { findElement } from './inPage.ts';
import { makeFolder, removeFolder } from './processes.ts';

export const launchChromium = async (): Promise<Browser> => {
  const downloads = await makeFolder();
  const browser = await launch();
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('download', (file) => file.saveAs(join(downloads, file.suggestedFilename())));
  page.on('dialog', (dialog) => dialog.accept());
  const find = async (target: Target) => {
    const found = (await page.evaluateHandle(findElement, target)).asElement();
    if (!found) throw new Error(`Nothing in the page is ${JSON.stringify(target)}`);
    return found;
  };
  const margin = '1cm';
  const quickly = { timeout: 1_000 };
  return {
    version: `Chromium ${browser.version()}`,
    downloads,
    open: async (address) => {
      await page.goto(address);
    },
    run: <Argument, Result>(read: (argument: Argument) => Result | Promise<Result>, argument: Argument) =>
      page.evaluate<Result, Argument>(read as never, argument as never),
    press: async (target) => (await find(target)).click(quickly),
    attach: async (target, file) => (await find(target)).setInputFiles(file),
    chord: (...pressed) => page.keyboard.press(pressed.join('+')),
    write: (text) => page.keyboard.type(text),
    readCookies: async () =>
      (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
    forget: async () => {
      await context.clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    photograph: () => page.screenshot(),
    print: (height) =>
      page.pdf({
        width: '21cm',
        height: `${height}cm`,
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      }),
    close: async () => {
      await browser.close();
      await removeFolder(downloads);
    },
  };
};
