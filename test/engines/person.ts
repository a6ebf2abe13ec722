import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { signInAddress } from '../walks/definePortalWalk.ts';
import type { Browser, Target } from './browser.ts';
import { findElement } from './inPage.ts';
import { attempt } from './processes.ts';

const patience = 15_000;

export const button = (name: string): Target => ({ css: 'button, [role="button"]', name });
export const link = (name: string): Target => ({ css: 'a[href]', name });
export const heading = (name: string): Target => ({ css: 'h1, h2, h3', name });
export const dialog = (name?: string): Target => ({ css: '[role="dialog"]', name });
export const option = (name: string): Target => ({ css: 'label', name });
export const status = (name?: string): Target => ({ css: '[role="status"]', name });
export const field = (name: string): Target => ({ css: `[name="${name}"]` });
export const flow = (id: string, state?: string): Target => ({
  css: `[data-flow="${id}"]${state ? `[data-state="${state}"]` : ''}`,
});
export const submit = (id: string): Target => ({ css: `[data-flow="${id}"] [type="submit"]` });

export type Person = ReturnType<typeof createPerson>;

export const createPerson = (browser: Browser, baseURL: string) => {
  const press = (target: Target) => attempt(() => browser.press(target), patience);
  const isThere = (target: Target) =>
    attempt(async () => {
      const isFound = await browser.run(findElement, target);
      return isFound !== null;
    }, patience);
  const see = (target: Target) =>
    expect.poll(() => isThere(target), { message: `shows ${JSON.stringify(target)}` }).toBe(true);
  const seeNone = (target: Target) =>
    expect.poll(() => isThere(target), { message: `does not show ${JSON.stringify(target)}` }).toBe(false);
  const open = async (path: string) => {
    await browser.open(baseURL + path);
    const isTakenOver = () => browser.run(() => document.getElementById('late') === null, null);
    // Repeats the check, because the page may still be navigating to the sign-in.
    await expect.poll(() => attempt(isTakenOver, patience)).toBe(true);
  };
  const values = () =>
    browser.run(() => {
      const fields = document.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]');
      return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
    }, null);
  const type = async (target: Target, text: string) => {
    await press(target);
    await browser.chord('End');
    await browser.write(text);
  };
  return {
    browser,
    press,
    see,
    seeNone,
    open,
    /** Opens a URL. Ignores errors, because some browsers report a download as a failed page load. */
    visit: (path: string) => browser.open(baseURL + path).catch(() => {}),
    type,
    chord: browser.chord,
    write: browser.write,
    typeDay: async (target: Target, day: string) => {
      await see(target);
      const [year, month, date] = day.split('-');
      const read = ({ css }: Target) => document.querySelector<HTMLInputElement>(css)?.value;
      const orders = [
        () => browser.write(`${date}${month}${year}`),
        () => browser.write(`${month}${date}${year}`),
        // In WebKitGTK, only an arrow key moves the focus to the next part of the date.
        async () => {
          for (const part of [month, date, year]) {
            await browser.write(`${part}`);
            await browser.chord('ArrowRight');
          }
        },
      ];
      // Types the text again if necessary, because a slow browser may lose the first keys.
      await attempt(async () => {
        for (const typeInOrder of orders) {
          await browser.run(({ css }) => {
            const input = document.querySelector<HTMLElement>(css);
            input?.blur();
            input?.focus();
          }, target);
          await typeInOrder();
          if ((await browser.run(read, target)) === day) return;
        }
        throw new Error(
          `No typing order sets ${day} in ${JSON.stringify(target)}: ${await browser.run(read, target)}`,
        );
      }, patience);
    },
    attach: (target: Target, file: string) => attempt(() => browser.attach(target, file), patience),
    paste: async (target: Target, text: string) => {
      await see(target);
      await browser.run((text) => {
        const elsewhere = document.createElement('textarea');
        elsewhere.name = 'elsewhere';
        elsewhere.value = text;
        (document.querySelector('[role="dialog"]') ?? document.body).append(elsewhere);
        elsewhere.focus();
      }, text);
      await browser.chord('Control', 'a');
      await browser.chord('Control', 'c');
      await press(target);
      await browser.run(() => document.querySelector('[name="elsewhere"]')?.remove(), null);
      await browser.chord('Control', 'v');
    },
    values,
    fill: async (target: Target, text: string) => {
      await press(target);
      await browser.chord('Control', 'a');
      await browser.chord('Backspace');
      await browser.write(text);
    },
    signIn: async (account: string, path = '/') => {
      await browser.open(baseURL + signInAddress(account, path));
      await see({ css: '[data-flow="session"][data-state="open.signedIn.fresh"] h1' });
    },
    count: (css: string) => browser.run((css) => document.querySelectorAll(css).length, css),
    address: () => browser.run(() => location.pathname + location.search, null),
    focused: () =>
      browser.run(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute('name') ?? activeElement?.textContent?.trim() ?? '';
      }, null),
    /** True if a PDF is open or downloaded: browsers handle a PDF in different ways. */
    isOpened: async () =>
      (await readdir(browser.downloads)).length > 0 ||
      (await browser.run(() => location.protocol === 'blob:', null)),
    save: async (act: () => Promise<unknown>) => {
      const { downloads } = browser;
      await act();
      return attempt(async () => {
        const [name, ...more] = await readdir(downloads);
        if (!name || more.length > 0) throw new Error(`Not exactly one downloaded file: ${[name, ...more]}`);
        const content = await readFile(join(downloads, name));
        if (content.length === 0 || /\.(part|wkdownload|crdownload)$/.test(name))
          throw new Error(`${name} is incomplete`);
        await rm(join(downloads, name));
        return { name, content };
      }, patience);
    },
  };
};
