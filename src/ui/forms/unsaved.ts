import { type Guard, guardLeaving, isGuarded } from '../dialogs/leaving.ts';

/**
 * What leaving would lose: something typed, which may be given up, the outcome of a request, which is waited for, or what runs
 * from page to page, which ends with the portal alone.
 */
export type Unsaved = 'typed' | 'sending' | 'running' | null;

/** Without a question, only the browser asks. */
type Holder = { unsaved: () => Unsaved; ask?: (leave: () => void) => void };

const holders = new Set<Holder>();

const listHolders = (isRunning: boolean): Holder[] =>
  [...holders].filter(({ unsaved }) => {
    const lost = unsaved();
    return lost !== null && (lost === 'running') === isRunning;
  });

const isHoldingPage = (): boolean => isGuarded() && listHolders(false).length > 0;
const isHoldingPortal = (): boolean => isGuarded() && [...holders].some(({ unsaved }) => unsaved());

const ask: Guard['ask'] = (leave, way) => {
  const holding = () => listHolders(way === 'signOut');
  const isSending = () => holding().some(({ unsaved }) => unsaved() === 'sending');
  if (isSending()) return;
  const first = holding().find((holder) => holder.ask);
  // The form may be sent before the question is answered.
  if (first?.ask) first.ask(() => isSending() || leave());
  else leave();
};

let here: { url: URL; state: unknown };
let isLeaving = false;

const noteHere = () => {
  here = { url: new URL(location.href), state: history.state };
};

const isSamePage = () => location.pathname === here.url.pathname && location.search === here.url.search;

/** Back or Forward: the address is put back before the router hears of it, so that the form stays as it is. */
const onTraversed = (event: PopStateEvent) => {
  if (isLeaving || isSamePage() || !isHoldingPage()) {
    isLeaving = false;
    return noteHere();
  }
  event.stopImmediatePropagation();
  history.pushState(here.state, '', here.url);
  ask(() => {
    isLeaving = true;
    // What has just been pushed is one step after the page asked for, which may have been before or after.
    history.back();
  });
};

const onUnload = (event: BeforeUnloadEvent) => {
  if (isHoldingPortal()) event.preventDefault();
};

let watching = new AbortController();

const watch = () => {
  watching = new AbortController();
  const { signal } = watching;
  noteHere();
  isLeaving = false;
  guardLeaving({ ask, onTraversed });
  addEventListener('beforeunload', onUnload, { signal });
  // The router makes these of each change of address.
  for (const change of ['pushState', 'replaceState']) addEventListener(change, noteHere, { signal });
};

/** Guards the page as long as something on it may hold what leaving would lose. Returns the way to stop. */
export const holdPage = (holder: Holder): (() => void) => {
  if (holders.size === 0) watch();
  holders.add(holder);
  return () => {
    holders.delete(holder);
    if (holders.size > 0) return;
    watching.abort();
    guardLeaving(null);
  };
};
