import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { matches } from '../sandbox/faults.ts';
import type { JournalEntry } from '../sandbox/world.ts';
import { signInAddress } from '../walks/definePortalWalk.ts';

/** What a person does for a call to be made, and what they see once it has failed. */
type Attempt = { attempt: () => Promise<unknown>; expectMessage: () => Promise<unknown> };

/** The sandbox seen from a test: each browser context has its own world, so journeys run side by side. */
export const createSandboxClient = (request: APIRequestContext) => {
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
  const failInTurn = async (call: string, faults: readonly string[], { attempt, expectMessage }: Attempt) => {
    for (const fault of faults) {
      await test.step(fault, async () => {
        const { length } = await calls(call);
        // Not once: Chromium itself tries a dropped call again.
        await fail(call, fault);
        await attempt();
        await expect.poll(async () => (await calls(call)).length).toBeGreaterThan(length);
        await expectMessage();
        await heal();
      });
    }
  };
  return { fail, heal, calls, failInTurn };
};

/** Lets the answers that are held come, from now on. */
type Release = () => void;

type Fixtures = {
  sandbox: ReturnType<typeof createSandboxClient>;
  /** Holds the requests of a call (`GET /api/user`) until they are released: what is seen meanwhile cannot be missed. */
  hold: (call: string) => Promise<Release>;
  /** Signs in as an account of the sandbox, in the place of who was, and waits for the page to be there. */
  signIn: (account: string, target?: string) => Promise<void>;
  watch: undefined;
};

export const test = base.extend<Fixtures>({
  // A page that is only painted answers nobody: a journey goes on once the portal has taken it over, where it does at all.
  page: async ({ javaScriptEnabled, page }, use) => {
    if (javaScriptEnabled === false) return use(page);
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      const late = page.locator('#late');
      if (!options?.waitUntil) await late.waitFor({ state: 'detached', timeout: 3_000 }).catch(() => {});
      return answer;
    };
    await use(page);
  },
  sandbox: async ({ context }, use) => {
    await context.request.get('/sandbox/faults');
    await use(createSandboxClient(context.request));
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
      const title = page.locator('[data-flow="session"][data-state="open.signedIn.fresh"] h1');
      const goOn = page.getByRole('button', { name: /^Passer à celle de/ });
      await title.or(goOn).first().waitFor();
      if (await goOn.isVisible()) await goOn.click();
      await title.waitFor();
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
      // The context serves the next journey.
      await context.setOffline(false);
      await context.clearPermissions();
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
