import { type Fault, faults } from '#test/faults/faults.ts';
import { createSandbox } from '#test/sandbox/app.ts';
import type { Globals, Portal } from './bundle.ts';
import { watchTab } from './invariants.ts';
import { createClock, createStorage, origin, type Pending, type Refusing } from './page.ts';
import { addresses, type Browser, createTab, type Tab } from './tab.ts';

const users = [
  'owner',
  'simple',
  'admin',
  'internal_adviser_simple',
  'incomplete-profile',
  'no-contract',
  'grand-compte',
] as const;

const mostTabs = 3;

const callsOfSignIn = 2;

const sandbox = createSandbox({ today: '2026-11-21' });

let walks = 0;

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));

const answeringFaults: readonly Fault[] = faults.filter(({ kind }) => kind !== 'silence');

export const createWorld = (load: (globals: Globals) => Portal) => {
  const id = `walk-${++walks}`;
  const clock = createClock();
  const watched = new Map<Tab, ReturnType<typeof watchTab>>();
  const notifications: (() => void)[] = [];

  const shared = new Map<string, string>();
  const sharedState: Refusing = { isRefusing: false };
  const tabs: Tab[] = [];

  /** Storage of a tab; a change in it sends a `storage` event to the other tabs. */
  const storageOf = (self: () => Tab | undefined): Storage =>
    createStorage(shared, sharedState, (key) => {
      for (const tab of tabs)
        if (tab !== self()) {
          const { events } = tab.page;
          notifications.push(() => void events.dispatchEvent(Object.assign(new Event('storage'), { key })));
        }
    });

  const openTab = () => {
    let tab: Tab | undefined;
    const browser: Browser = { clock, load, localStorage: storageOf(() => tab) };
    tab = createTab(browser);
    tabs.push(tab);
    watched.set(tab, watchTab(tab));
  };

  const closeTab = (tab: Tab) => {
    tab.close();
    tabs.splice(tabs.indexOf(tab), 1);
    watched.delete(tab);
  };

  const rest = async (choice = 0) => {
    for (let turn = 0; turn < 50; turn++) {
      await nextTurn();
      await nextTurn();
      const due = notifications.splice(0);
      for (const notify of due) notify();
      const hasMoved = tabs.map((tab) => tab.render(choice)).includes(true);
      if (!hasMoved && due.length === 0) return;
    }
  };

  const endSessions = () =>
    sandbox.fetch(new Request(`${origin}/saml/logout`, { headers: { cookie: `sandbox=${id}` } }));

  const answer = async (tab: Tab, pending: Pending): Promise<number> => {
    const response = await sandbox.fetch(new Request(pending.request.clone(), { signal: null }));
    watched.get(tab)?.noteAnswer(pending, response);
    pending.answer(response);
    return response.status;
  };

  openTab();

  return {
    tabs,
    clock,
    rest,
    isFull: () => tabs.length >= mostTabs,
    openTab,
    closeTab,
    endSessions,
    toggleStorage: () => {
      sharedState.isRefusing = !sharedState.isRefusing;
      return sharedState.isRefusing;
    },
    answer,
    answerWrongly: async (tab: Tab, pending: Pending, choice: number): Promise<string> => {
      const fault = answeringFaults[choice % answeringFaults.length];
      if (!fault) return 'nothing';
      const right =
        choice % 2 === 0
          ? await sandbox.fetch(new Request(pending.request.clone(), { signal: null }))
          : Response.json({ code: '00' });
      try {
        const response = await fault.answer(right, pending.request.signal);
        watched.get(tab)?.noteAnswer(pending, response);
        pending.answer(response);
      } catch (thrown) {
        pending.fail(thrown);
      }
      return fault.name;
    },
    /** Address to which the sign-in provider redirects the browser. */
    comeBack: async (departure: string, choice: number): Promise<string> => {
      const { pathname, searchParams } = new URL(departure, origin);
      if (pathname === '/saml/logout') {
        await endSessions();
        return '/espace-personnel';
      }
      if (pathname !== '/saml/login') return '/prelevement-automatique/OK/981000004217-M1/T1';
      const relayState = searchParams.get('RelayState') ?? '/';
      const user = users[choice % (users.length + 1)];
      if (user === undefined) return '/authenticate';
      const token = await sandbox.signIn(user, id);
      return `/authenticate?${new URLSearchParams({ token, RelayState: relayState })}`;
    },
    begin: async (choice: number): Promise<void> => {
      const user = users[choice % users.length] ?? users[0];
      const RelayState = addresses[choice % addresses.length] ?? '/';
      const token = await sandbox.signIn(user, id);
      const [tab] = tabs;
      if (!tab) return;
      tab.load(`/authenticate?${new URLSearchParams({ token, RelayState })}`);
      for (let round = 0; round < callsOfSignIn; round++) {
        await rest(choice);
        for (const pending of [...tab.page.pending]) await answer(tab, pending);
      }
      await rest(choice);
    },
    problems: async (): Promise<string[]> => {
      const found: string[] = [];
      for (const [index, tab] of tabs.entries())
        for (const problem of (await watched.get(tab)?.problems()) ?? [])
          found.push(`tab ${index + 1}: ${problem}`);
      return found;
    },
    close: () => {
      for (const tab of [...tabs]) closeTab(tab);
    },
  };
};

export type World = ReturnType<typeof createWorld>;
