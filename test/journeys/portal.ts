import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { matches } from '../sandbox/calls.ts';
import type { JournalEntry } from '../sandbox/journalEntry.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a person does for a call to be made, and what they see once it has failed. */
type Attempt = { attempt: () => Promise<unknown>; expectTold: () => Promise<unknown> };

/** The sandbox seen from a test: each browser context has its own world, so journeys run side by side. */
const sandboxOf = (request: APIRequestContext) => {
  /** Makes a call fail (`GET /api/user`, `status=500`), always unless `times` is given. */
  const fail = async (call: string, fault: string, times?: number) => {
    const answer = await request.post('/sandbox/faults', { data: { call, fault, times } });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  const heal = async () => {
    await request.delete('/sandbox/faults');
  };
  /** What the back office was asked, in order; `call` narrows it: `POST /api/user/addContract`. */
  const calls = async (call?: string): Promise<JournalEntry[]> => {
    const journal: JournalEntry[] = await (await request.get('/sandbox/calls')).json();
    return call ? journal.filter((entry) => matches(call, entry.method, entry.path)) : journal;
  };
  /** Makes a call fail in each of these ways, one after the other on the same page, then heals it. */
  const failInTurn = async (call: string, faults: readonly string[], { attempt, expectTold }: Attempt) => {
    for (const fault of faults) {
      await test.step(fault, async () => {
        const { length } = await calls(call);
        // Not once: Chromium itself tries a dropped call again.
        await fail(call, fault);
        await attempt();
        await expect.poll(async () => (await calls(call)).length).toBeGreaterThan(length);
        await expectTold();
        await heal();
      });
    }
  };
  return { fail, heal, calls, failInTurn };
};

/** Lets what is moving come to rest, a colour that fades too; what turns without end is left. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What axe finds on the page as it is, by all its rules or by those named. */
const findings = async (page: Page, rules: string[]): Promise<string[]> => {
  await stillness(page);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(
        runOnly.length ? { runOnly } : {},
      ),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
};

/** Nothing for axe to say about the page, once it has come to rest: what it finds must be found again to count. */
export const expectAccessible = async (page: Page, ...rules: string[]): Promise<void> => {
  // Its code has come: under a modal, the heading is there without being offered.
  await page.locator('h1:not(.late:not(.failed) > *)').first().waitFor({ state: 'attached' });
  await page.evaluate(axeSource);
  await expect.poll(() => findings(page, rules), { timeout: 20_000 }).toEqual([]);
};

/** The address of the sign-in that the sandbox answers at once with the token of `account`. */
export const signInAddress = (account: string, target: string): string =>
  `/saml/login?account=${account}&RelayState=${encodeURIComponent(target)}`;

/** Lets the answers that are held come, from now on. */
type Release = () => void;

type Fixtures = {
  sandbox: ReturnType<typeof sandboxOf>;
  /** Holds the requests of a call (`GET /api/user`) until they are released: what is seen meanwhile cannot be missed. */
  hold: (call: string) => Promise<Release>;
  /** Signs in as an account of the sandbox and waits for the page to be there. */
  signIn: (account: string, target?: string) => Promise<void>;
  watch: undefined;
};

export const test = base.extend<Fixtures>({
  sandbox: async ({ context }, use) => {
    await context.request.get('/sandbox/faults');
    await use(sandboxOf(context.request));
  },
  hold: async ({ context }, use) => {
    await use(async (call) => {
      const [method, path] = call.split(' ');
      let release: Release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await context.route(
        ({ pathname }) => pathname === path,
        async (route) => {
          if (route.request().method() === method) await released;
          await route.fallback();
        },
      );
      return release;
    });
  },
  signIn: async ({ page }, use) => {
    await use(async (account, target = '/') => {
      await page.goto(signInAddress(account, target));
      await page.locator('[data-flow="session"][data-state="open.signedIn.fresh"] h1').waitFor();
    });
  },
  // Every journey runs under the production policy and keeps the contract of the back office: it fails on a violation
  // of either, and on an uncaught error.
  watch: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      context.on('weberror', (error) => troubles.push(error.error().message));
      context.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) troubles.push(message.text());
      });
      await use(undefined);
      // What is fetched ahead of a touch may still be on its way.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(troubles).toEqual([]);
      const violations = await context.request.get('/sandbox/violations', { maxRetries: 3 });
      expect(await violations.json()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
