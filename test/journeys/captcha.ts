import type { BrowserContext, Page, Route } from '@playwright/test';
import { hostTables } from '#brands/hosts.ts';
import type { JournalEntry } from '../sandbox/world.ts';
import { servePortalAt } from './servePortalAt.ts';

export const captchaOrigin = `https://${hostTables.inte.ponant}`;

export const captchaScript = 'https://js.hcaptcha.com/1/api.js**';

export const serveScript = (body: string) => (route: Route) =>
  route.fulfill({ body, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } });

export const serveCaptcha = async (context: BrowserContext, baseURL: string | undefined): Promise<void> => {
  await servePortalAt(context, new URL(captchaOrigin).host, baseURL);
  const standIn = await (await context.request.get('/third-party/captcha.js')).text();
  await context.route(captchaScript, serveScript(standIn));
};

export const refusing = (reason: string) => `
  window.hcaptcha = {
    render: () => 'captcha',
    execute: () => Promise.reject('${reason}'),
    reset() {},
    remove() {},
  };
  window.hCaptchaOnLoad();
`;

export const captchaProblems = [
  ['challenge-closed', 'a été fermée avant la fin'],
  ['challenge-expired', 'a expiré'],
] as const;

export const sentTo = async (page: Page, path: string): Promise<unknown[]> => {
  const journal: JournalEntry[] = await page.evaluate(() =>
    fetch('/sandbox/calls').then((answer) => answer.json()),
  );
  return journal.filter((entry) => entry.path === path).map(({ body }) => body);
};

export const watchCaptcha = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('hcaptcha')) requests.push(request.url());
  });
  return requests;
};
