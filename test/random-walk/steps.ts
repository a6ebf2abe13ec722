import { listEvents, toEvent } from '#src/kit/explore/moves.ts';
import { addresses, type Running, type Tab } from './tab.ts';
import type { World } from './world.ts';

/** Step of a random walk. `kind` (0 to 99) selects the action, `which` and `how` its details. */
export type Step = readonly [kind: number, which: number, how: number];

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

const ofThePortal = [
  'protectedPage.entered',
  'token.received',
  'token.missing',
  'token.replaced',
  'session.expired',
  'signedOut.elsewhere',
];

const eventsFor = ({ id, model }: Running) =>
  listEvents(model).flatMap((move) =>
    move.kind === 'event' && !(id === 'session' && ofThePortal.includes(move.type)) ? [move] : [],
  );

const act = (tab: Tab, which: number, how: number): string => {
  const running = pick(tab.running(), which);
  const move = running && pick(eventsFor(running), how);
  if (!running || !move) return 'no event is possible';
  running.actor.send(toEvent(running.model, move.type, move.case));
  return `${running.id}: ${move.type} ${move.case}`;
};

/** Durations of a wait in ms: one below all delays of the portal (300), then some of its delays. */
const waits = [300, 1000, 5000, 10_000, 20_000, 30_000, 60_000, 3_600_000];

const nothing = 'no change';

const comeBack = async (world: World, tab: Tab, how: number): Promise<string> => {
  const { departure } = tab.page.state;
  if (departure === null) return nothing;
  const address = await world.comeBack(departure, how);
  tab.load(address);
  return `the browser goes to ${departure}, and returns at ${address}`;
};

type Making = (world: World, tab: Tab, which: number, how: number) => Promise<string> | string;

const kinds: readonly (readonly [weight: number, make: Making])[] = [
  [1, () => nothing],
  [41, (_, tab, which, how) => act(tab, which, how)],
  [
    24,
    async (world, tab, which) => {
      const pending = pick(tab.page.pending, which);
      return pending ? `${pending.call} gets the status ${await world.answer(tab, pending)}` : nothing;
    },
  ],
  [
    8,
    async (world, tab, which, how) => {
      const pending = pick(tab.page.pending, which);
      return pending
        ? `${pending.call} gets the fault: ${await world.answerWrongly(tab, pending, how)}`
        : nothing;
    },
  ],
  [
    7,
    async (world, _, __, how) => {
      const wait = pick(waits, how) ?? 0;
      await world.clock.advance(wait, world.rest);
      return `${wait} ms elapse`;
    },
  ],
  [
    5,
    (_, tab, __, how) => {
      const address = pick(addresses, how) ?? '/';
      tab.navigate(address);
      return `the portal goes to ${address}`;
    },
  ],
  [5, (_, tab, __, how) => `the modal ${tab.openModal(how)} opens`],
  [1, (_, tab) => `the modal ${tab.closeModal()} closes`],
  [4, (world, tab, _, how) => comeBack(world, tab, how)],
  [
    1,
    (_, tab, __, how) => {
      tab.load(how % 2 === 0 ? tab.path : (pick(addresses, how) ?? '/'));
      return `the browser loads ${tab.path}`;
    },
  ],
  [
    1,
    (world, tab, __, how) => {
      if (world.tabs.length > 1 && how % 2 === 1) world.closeTab(tab);
      else if (!world.isFull()) world.openTab();
      return `${world.tabs.length} tabs are open`;
    },
  ],
  [
    1,
    async (world) => {
      await world.endSessions();
      return 'the provider ends the sessions';
    },
  ],
  [1, (world) => `the storage refuses writes: ${world.toggleStorage()}`],
];

export const makeStep = async (world: World, [kind, which, how]: Step): Promise<string> => {
  const index = which % world.tabs.length;
  const tab = world.tabs[index];
  if (!tab) return nothing;
  // On a page with a pending navigation, half of the steps complete this navigation.
  if (tab.page.state.departure !== null && kind % 2 === 1)
    return `tab ${index + 1}: ${await comeBack(world, tab, how)}`;
  let rank = kind % 100;
  for (const [weight, make] of kinds) {
    if (rank < weight)
      return `tab ${index + 1}: ${await make(world, tab, Math.floor(which / world.tabs.length), how)}`;
    rank -= weight;
  }
  return nothing;
};
