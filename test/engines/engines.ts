import { mkdir, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { createSandboxClient } from '../journeys/portal.ts';
import type { Browser } from './browser.ts';
import { launchChromium } from './chromium.ts';
import { launchFirefox } from './firefox.ts';
import { createPerson, type Person } from './person.ts';
import { launchWebKit } from './webKit.ts';

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
    if (!baseURL) throw new Error('No portal to open');
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
  // Sandbox of the signed-in person. As in journeys, each spec must respect the production policy (CSP).
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
