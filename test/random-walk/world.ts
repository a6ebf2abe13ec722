import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { stateName } from '#machines/setup/chart.ts';
import { isFailure } from '#src/domain/failure.ts';
import { listEvents, toEvent } from '#src/kit/explore/moves.ts';
import { findDeclaration, findRequestSchema } from '#test/contract/declarations.ts';
import { type Fault, faults } from '#test/faults/faults.ts';
import { isEnd } from '#test/faults/situations.ts';
import { createSandbox } from '#test/sandbox/app.ts';
import type { Globals, Portal } from './bundle.ts';
import { createClock, createStorage, origin, type Pending, type Refusing } from './page.ts';
import { addresses, type Browser, createTab, type Running, type Tab } from './tab.ts';

const declarationOfCall = ({ call }: Pick<Pending, 'call'>) => {
  const [method = '', path = ''] = call.split(' ');
  return findDeclaration(method, path);
};

/** True for a call that changes data. The declaration of a POST that changes nothing has a `timeout`. */
const isWrite = (pending: Pending): boolean => {
  const declaration = declarationOfCall(pending);
  return declaration !== undefined && declaration.method !== 'get' && declaration.timeout === undefined;
};

const doubledWrites = ({ page }: Tab): string[] => {
  const writes = page.pending.filter(isWrite).map(({ call }) => call);
  return writes
    .filter((call, index) => writes.indexOf(call) !== index)
    .map((call) => `${call} is sent twice at the same time`);
};

const isWaiting = ({ page }: Tab): boolean =>
  page.pending.length > 0 || page.timers.count() > 0 || page.state.departure !== null;

const contextSchema = z.object({ failure: z.optional(z.nullable(z.custom(isFailure))) });

const contextProblems = (id: string, { context }: AnyMachineSnapshot): string[] => {
  const { error } = contextSchema.safeParse(context);
  return error ? [`${id} has a context of another type: ${z.prettifyError(error)}`] : [];
};

const hasExit = ({ actor, model }: Running, snapshot: AnyMachineSnapshot): boolean =>
  Object.values<AnyActorRef | undefined>(snapshot.children).some(
    (child) => child?.getSnapshot().status === 'active',
  ) ||
  listEvents(model).some(
    (move) => move.kind === 'event' && actor.getSnapshot().can(toEvent(model, move.type, move.case)),
  );

const actorProblems = (running: Running, isWaiting: boolean, isNew: (state: string) => boolean): string[] => {
  const { id, actor } = running;
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (snapshot.status === 'error') return [`${id} throws: ${snapshot.error}`];
  if (snapshot.status !== 'active') return [];
  const state = stateName(snapshot.value);
  return [
    ...contextProblems(id, snapshot),
    ...(!isWaiting && snapshot.hasTag('busy')
      ? [`${id} is busy in ${state} without a pending call or delay`]
      : []),
    ...(!isWaiting &&
    !isEnd(id, state, snapshot) &&
    !running.model.rests?.includes(state) &&
    isNew(`${id} ${state}`) &&
    !hasExit(running, snapshot)
      ? [`no event or call leaves the state ${state} of ${id}`]
      : []),
  ];
};

const errorPages = { refused: '/erreur/redirection', unidentified: '/erreur/connexion' } as const;

/** Checks of one tab. They compare each step with the earlier steps. */
const watchTab = (tab: Tab) => {
  let page = tab.page;
  let state = '';
  const refused = new Set<string>();
  const seen = new Set<string>();

  const callProblems = async (pending: Pending): Promise<string[]> => {
    const { call, token, request } = pending;
    const declaration = declarationOfCall(pending);
    const schema = declaration && findRequestSchema(declaration);
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const parsed = isJson ? schema?.safeParse(await request.clone().json()) : undefined;
    const isChecked = call === 'GET /api/token-check';
    return [
      ...(token && refused.has(token) && !isChecked ? [`${call} sends a token that a 401 has refused`] : []),
      ...(parsed?.error ? [`${call} sends an undeclared body: ${z.prettifyError(parsed.error)}`] : []),
    ];
  };

  const addressProblems = (): string[] => {
    const now = stateName(tab.session.getSnapshot().value);
    const hasMoved = now !== state;
    state = now;
    const leaf = now.startsWith('open.closed.') ? now.slice('open.closed.'.length) : '';
    const expected = leaf === 'refused' || leaf === 'unidentified' ? errorPages[leaf] : null;
    return hasMoved && expected && tab.path !== expected
      ? [`the session is in ${now} at ${tab.path} instead of ${expected}`]
      : [];
  };

  return {
    /** Records a token that got a 401, because this page must not send this token again. */
    noteAnswer: ({ token }: Pending, { status }: Response) => {
      if (status === 401 && token) refused.add(token);
    },
    problems: async (): Promise<string[]> => {
      if (page !== tab.page) {
        page = tab.page;
        state = '';
        refused.clear();
        seen.clear();
      }
      const isNew = (key: string) => !seen.has(key) && Boolean(seen.add(key));
      const ofCalls = await Promise.all(page.made.splice(0).map(callProblems));
      const waits = isWaiting(tab);
      return [
        ...tab.problems.splice(0),
        ...ofCalls.flat(),
        ...doubledWrites(tab),
        ...addressProblems(),
        ...tab.running().flatMap((running) => actorProblems(running, waits, isNew)),
      ];
    },
  };
};

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
      if (!fault) return 'no fault';
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
