import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { launchChromium as launch } from '../chromium.ts';
import { createSandboxClient } from '../journeys/portal.ts';
import type { Browser, Target } from './browser.ts';
import { launchFirefox } from './firefox.ts';
import { findElement } from './inPage.ts';
import { createPerson, type Person } from './person.ts';
import { makeFolder, removeFolder } from './processes.ts';
import { launchWebKit } from './webKit.ts';

const launchChromium = async (): Promise<Browser> => {
  const downloads = await makeFolder();
  const browser = await launch();
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('download', (file) => file.saveAs(join(downloads, file.suggestedFilename())));
  page.on('dialog', (dialog) => dialog.accept());
  const find = async (target: Target) => {
    const found = (await page.evaluateHandle(findElement, target)).asElement();
    if (!found) throw new Error(`No element of the page matches ${JSON.stringify(target)}`);
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

const launchers = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };

export type Engine = keyof typeof launchers;
export type EngineOptions = { engine: Engine };

type Fixtures = { person: Person; sandbox: ReturnType<typeof createSandboxClient> };

export const test = base.extend<Fixtures, EngineOptions & { browserOfWorker: Browser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserOfWorker: [
    async ({ engine }, use) => {
      const browser = await launchers[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  person: async ({ browserOfWorker: browser, baseURL }, use, info) => {
    if (!baseURL) throw new Error('The project has no baseURL');
    info.annotations.push({ type: 'engine', description: browser.version });
    await browser.open(`${baseURL}/sandbox/faults`);
    await browser.forget();
    await browser.resize(1280, 900);
    await browser.open(`${baseURL}/sandbox/faults`);
    await rm(browser.downloads, { recursive: true, force: true });
    await mkdir(browser.downloads);
    await use(createPerson(browser, baseURL));
    if (info.status !== info.expectedStatus)
      await info.attach('page.png', {
        body: await Promise.race([browser.photograph(), setTimeout(5_000, 'No picture')]),
        contentType: 'image/png',
      });
  },
  // Client of the sandbox. It makes a test fail if a page violates the CSP of production.
  sandbox: [
    async ({ person, playwright, baseURL }, use) => {
      const cookie = await person.browser.readCookies();
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } });
      await use(createSandboxClient(request));
      const violations = await request.get('/sandbox/violations');
      expect(await violations.json()).toEqual([]);
      await request.dispose();
    },
    { auto: true },
  ],
});

export { expect };
