import type { Globals } from './bundle.ts';

type Timer = { at: number; run: () => void };

const beginning = Date.UTC(2026, 10, 21, 11);

export const createClock = () => {
  let now = beginning;
  let last = 0;
  const timers = new Map<number, Timer>();

  const nextBefore = (end: number) =>
    [...timers].reduce<[number, Timer] | null>(
      (first, entry) => (entry[1].at <= end && (!first || entry[1].at < first[1].at) ? entry : first),
      null,
    );

  return {
    now: () => now,
    /** Advances the clock by `delay` ms. Runs due timers, and awaits `rest` (the pages) after each timer. */
    advance: async (delay: number, rest: () => Promise<void>): Promise<void> => {
      const end = now + delay;
      for (let due = nextBefore(end); due; due = nextBefore(end)) {
        const [id, { at, run }] = due;
        timers.delete(id);
        now = Math.max(now, at);
        run();
        await rest();
      }
      now = end;
    },
    /** Timers of one page. `count` excludes the timers for which no code waits. */
    ofPage: () => {
      const own = new Set<number>();
      const set = (run: () => void, delay = 0, isCounted = true): number => {
        const id = ++last;
        timers.set(id, { at: now + delay, run });
        if (isCounted) own.add(id);
        return id;
      };
      return {
        set,
        clear: (id: number) => void timers.delete(id),
        count: () => [...own].filter((id) => timers.has(id)).length,
        stop: () => {
          for (const id of own) timers.delete(id);
        },
      };
    },
  };
};

export type Clock = ReturnType<typeof createClock>;

export const origin = 'https://pro.eaux-du-ponant.example';

export type Pending = {
  call: string;
  token: string | null;
  request: Request;
  answer: (response: Response) => void;
  fail: (thrown: unknown) => void;
  /** Keeps a reference to the signal: a garbage-collected signal would never abort. */
  waiting: unknown;
};

export type Page = ReturnType<typeof openPage>;

const nothing = () => {};

export const globalNames = [
  'globalThis',
  'window',
  'self',
  'document',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'AbortSignal',
  'Date',
] as const;

type Storages = { localStorage: Storage; sessionStorage: Storage };

export const openPage = (address: string, { localStorage, sessionStorage }: Storages, clock: Clock) => {
  const timers = clock.ofPage();
  const events = new EventTarget();
  const pending: Pending[] = [];
  const state = { url: new URL(address, origin), departure: null as string | null, isOpen: true };
  const made: Pending[] = [];

  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init);
      const end = <Value>(settle: (value: Value) => void) => {
        return (value: Value) => {
          const index = pending.indexOf(call);
          if (index < 0) return;
          pending.splice(index, 1);
          settle(value);
        };
      };
      const call: Pending = {
        call: `${request.method} ${new URL(request.url).pathname}`,
        token: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null,
        request,
        answer: end(resolve),
        fail: end(reject),
        waiting: [input, init],
      };
      if (!state.isOpen) return;
      pending.push(call);
      made.push(call);
      request.signal.addEventListener('abort', () => call.fail(request.signal.reason));
    });

  const leave = (to: string) => {
    state.departure ??= to;
  };

  const location = {
    origin,
    assign: leave,
    replace: leave,
    reload: () => leave(state.url.href),
    get pathname() {
      return state.url.pathname;
    },
    get search() {
      return state.url.search;
    },
    get href() {
      return state.url.href;
    },
  };

  const pageDate = new Proxy(Date, {
    construct: (date, given, target) =>
      Reflect.construct(date, given.length > 0 ? given : [clock.now()], target),
    get: (date, name) => (name === 'now' ? clock.now : Reflect.get(date, name)),
  });

  class PageAbortSignal extends AbortSignal {
    static override timeout(delay: number): AbortSignal {
      const elapsed = new AbortController();
      timers.set(() => elapsed.abort(new DOMException('', 'TimeoutError')), delay, false);
      return elapsed.signal;
    }
    static override any = (signals: AbortSignal[]) => AbortSignal.any(signals);
    static override [Symbol.hasInstance] = (value: unknown) => value instanceof AbortSignal;
  }

  const own: Globals = {
    document: {
      querySelector: () => null,
      querySelectorAll: () => [],
      createElement: () => ({ click: nothing }),
      addEventListener: nothing,
      removeEventListener: nothing,
      referrer: '',
    },
    location,
    history: { state: null, replaceState: nothing },
    localStorage,
    sessionStorage,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    fetch,
    setTimeout: (run: () => void, delay?: number) => timers.set(run, delay),
    clearTimeout: timers.clear,
    AbortSignal: PageAbortSignal,
    Date: pageDate,
  };
  // `Object.create`, because an assignment would call setters of the real globals.
  const global: Globals = Object.create(globalThis, Object.getOwnPropertyDescriptors(own));

  return {
    state,
    pending,
    made,
    timers,
    events,
    globals: { ...own, globalThis: global, window: global, self: global } satisfies Globals,
    close: () => {
      state.isOpen = false;
      timers.stop();
      pending.length = 0;
    },
  };
};

export type Refusing = { isRefusing: boolean };

/** Storage, which pages share if they share `values`. `onChange` receives a key, or null after `clear`. */
export const createStorage = (
  values: Map<string, string> = new Map(),
  state: Refusing = { isRefusing: false },
  onChange: (key: string | null) => void = () => {},
): Storage => ({
  get length() {
    return values.size;
  },
  key: (index) => [...values.keys()][index] ?? null,
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => {
    if (state.isRefusing) throw new DOMException('The storage is full', 'QuotaExceededError');
    if (values.get(key) === value) return;
    values.set(key, value);
    onChange(key);
  },
  removeItem: (key) => {
    if (values.delete(key)) onChange(key);
  },
  clear: () => {
    if (values.size === 0) return;
    values.clear();
    onChange(null);
  },
});
