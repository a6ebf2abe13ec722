import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { matches } from '../sandbox/faults.ts';
import type { JournalEntry } from '../sandbox/world.ts';
import { signInAddress } from '../walks/definePortalWalk.ts';

export const createSandboxClient = (request: APIRequestContext) => {
  /** Makes a call (`GET /api/user`) fail `times` times, or always, with a `fault` such as `status=500`. */
  const fail = async (call: string, fault: string, times?: number) => {
    const answer = await request.post('/sandbox/faults', { data: { call, fault, times } });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  const heal = async () => {
    await request.delete('/sandbox/faults');
  };
  /** Received calls in order: all of them, or those of one `call` such as `POST /api/user/addContract`. */
  const calls = async (call?: string): Promise<JournalEntry[]> => {
    const journal: JournalEntry[] = await (await request.get('/sandbox/calls')).json();
    return call ? journal.filter((entry) => matches(call, entry.method, entry.path)) : journal;
  };
  return { fail, heal, calls };
};

type Release = () => void;

export const holdRequests = async (
  context: BrowserContext,
  url: Parameters<BrowserContext['route']>[0],
  method?: string,
): Promise<Release> => {
  let release: Release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(url, async (route) => {
    if (!method || route.request().method() === method) await released;
    await route.fallback();
  });
  return () => release();
};

export const holdFiles = (page: Page, name: string): Promise<Release> =>
  holdRequests(page.context(), `**/assets/${name}`);

export const menuLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: new RegExp(`^${name}\\b`) });

export const takenOver = (page: Page) => expect(page.locator('#late')).toHaveCount(0);

type Fixtures = {
  sandbox: ReturnType<typeof createSandboxClient>;
  /** Delays the response of a call (`GET /api/user`) until the test runs the returned function. */
  hold: (call: string) => Promise<Release>;
  signIn: (account: string, target?: string) => Promise<void>;
  watch: undefined;
};

export const test = base.extend<Fixtures>({
  // `goto` also waits until React has replaced the prerendered page, on which clicks have no effect.
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
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Leaves the page, because a pending navigation would interrupt the reset of the context.
    await goto('about:blank').catch(() => goto('about:blank').catch(() => {}));
  },
  sandbox: async ({ context }, use) => {
    await context.request.get('/sandbox/faults');
    await use(createSandboxClient(context.request));
  },
  hold: async ({ context }, use) => {
    await use((call) => {
      const [method, path] = call.split(' ');
      return holdRequests(context, ({ pathname }) => pathname === path, method);
    });
  },
  signIn: async ({ page }, use) => {
    await use(async (account, target = '/') => {
      await page.goto(signInAddress(account, target));
      const title = page.locator('[data-flow="session"][data-state="open.signedIn.fresh"] h1');
      const goOn = page.getByRole('button', { name: /^Passer à \p{Lu}/u });
      await title.or(goOn).first().waitFor();
      if (await goOn.isVisible()) await goOn.click();
      await title.waitFor();
    });
  },
  // Makes a journey fail after an uncaught error, or a violation of the CSP or of the OpenAPI file.
  watch: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      context.on('weberror', (error) => troubles.push(error.error().message));
      context.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) troubles.push(message.text());
      });
      await use(undefined);
      await context.setOffline(false);
      await context.clearPermissions();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(troubles).toEqual([]);
      const violations = await context.request.get('/sandbox/violations', { maxRetries: 3 });
      expect(await violations.json()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const tabTo = async (target: Locator): Promise<void> => {
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

/** Returns a text about the element that covers the focused control, or null. */
export const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    // The input of a checkbox is invisible, so its label shows the focus.
    const focused = active.matches('[type="radio"], [type="checkbox"]') ? active.closest('label') : active;
    if (!focused) return null;
    const field = focused.matches('input') ? (focused.parentElement ?? focused) : focused;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [x1, x2] = [Math.max(left, 0) + 4, Math.min(right, innerWidth) - 4];
    const [y1, y2] = [Math.max(top, 0) + 4, Math.min(bottom, innerHeight) - 4];
    const points = [
      [x1, y1],
      [x2, y1],
      [x1, y2],
      [x2, y2],
      [(x1 + x2) / 2, (y1 + y2) / 2],
    ] as const;
    const describeElement = (element: Element | null) =>
      `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 40)}`;
    const covering = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((met) => !met || !(field.contains(met) || met.contains(focused)));
    return covering === undefined
      ? null
      : `${describeElement(focused)} is under ${describeElement(covering)}`;
  });

export const expectFocusInSight = async (page: Page) => {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let pressed = 0; pressed < 45; pressed++) {
      await page.keyboard.press(key);
      await expect.poll(() => coveredFocus(page), `${key} ${pressed + 1}`).toBeNull();
    }
};
