import type { AnyActorRef } from 'xstate';
import { canonical, numbersFrom } from '../chart/canonical.ts';
import type { Exploration } from './explore.ts';
import { answersTo, keyText, listEvents, type Move, moveText, pendingCalls, toEvent } from './moves.ts';
import { startStubbed } from './stubbedActor.ts';

export type Unforeseen = { input: string; moves: string[]; problem: string };

type Actor = ReturnType<typeof startStubbed>;

/** Texts that identify explored states, without delays and histories, which a real actor does not expose. */
const placeTexts = ({ model, places }: Exploration): string[] =>
  places.map(({ name, status, key, configuration }) =>
    [name, status, key, pendingCalls(model, configuration).map(({ id }) => id)].join('|'),
  );

const placeShown = ({ model }: Exploration, { actor, sight }: Actor): string => {
  const { name, status, calls } = sight();
  const key = keyText(model, actor.getSnapshot().context);
  return [name, status, key, calls.map(({ id }) => id)].join('|');
};

const listMoves = ({ model }: Exploration, { sight }: Actor, part: number): Move[] => {
  const { calls, delays } = sight();
  const [next = 0] = delays;
  const lengths = [Math.floor(next * part), next].filter((delay) => delay > 0);
  const waits = lengths.map((delay): Move => ({ kind: 'time', delay }));
  return [...listEvents(model), ...answersTo(model, calls), ...waits];
};

const findCase = ({ model }: Exploration, { type, ...carried }: { type: string }): Move | undefined =>
  listEvents(model).find(
    (move) =>
      move.kind === 'event' &&
      move.type === type &&
      canonical(toEvent(model, type, move.case)) === canonical({ ...carried, type }),
  );

/** Moves of one step: the random move, then events that child actors sent. Returns a text for an error. */
const metIn = (exploration: Exploration, { received, actor }: Actor, made: Move): Move[] | string => {
  const moves: Move[] = [made];
  for (const { event, source } of made.kind === 'event' ? received.slice(1) : received) {
    if (event.type.startsWith('xstate.') || source === actor.sessionId) continue;
    if (source === undefined)
      return `an action sends "${event.type}" to the machine itself, which the path kit does not support: write raise()`;
    const sent = findCase(exploration, event);
    const sender = Object.values<AnyActorRef | undefined>(actor.getSnapshot().children).find(
      (child) => child?.sessionId === source,
    );
    if (!sent) return `"${sender?.id ?? source}" sends ${canonical(event)}, which is not a case of the model`;
    moves.push(sent);
  }
  return moves;
};

const follow = (
  { out }: Exploration,
  from: ReadonlySet<number>,
  moves: readonly Move[],
  branches: readonly string[],
): ReadonlySet<number> => {
  let reached = new Map([...from].map((place) => [`${place} 0`, { place, used: 0 }]));
  const silentFrom = (place: number) =>
    (out[place] ?? []).filter(({ move, branches: taken }) => move.kind === 'time' && taken.length === 0);
  for (const move of moves) {
    const next = new Map<string, { place: number; used: number }>();
    // Also follows waits that end no delay, because the remaining time of a real delay is unknown.
    const queue = [...reached.values()];
    for (const { place, used } of queue) {
      for (const { to } of silentFrom(place))
        if (!queue.some((other) => other.place === to && other.used === used))
          queue.push({ place: to, used });
      if (move.kind === 'time') next.set(`${place} ${used}`, { place, used });
      for (const edge of out[place] ?? []) {
        const isSame =
          move.kind === 'time' ? edge.move.kind === 'time' : moveText(edge.move) === moveText(move);
        const end = used + edge.branches.length;
        if (isSame && branches.slice(used, end).join() === edge.branches.join())
          next.set(`${edge.to} ${end}`, { place: edge.to, used: end });
      }
    }
    reached = next;
  }
  return new Set(
    [...reached.values()].filter(({ used }) => used === branches.length).map(({ place }) => place),
  );
};

export type Visit = { places: Set<number>; steps: number };

export const newVisit = (): Visit => ({ places: new Set(), steps: 0 });

const describeError = ({ actor }: Actor): string => {
  const { status, error }: { status: string; error: unknown } = actor.getSnapshot();
  return status === 'error'
    ? ` (the actor failed: ${error instanceof Error ? error.message : String(error)})`
    : '';
};

/** Makes seeded random moves on a real actor. Returns the first difference from the exploration, or null. */
export const randomWalk = async (
  exploration: Exploration,
  { seed, steps = 40, visited = newVisit() }: { seed: number; steps?: number; visited?: Visit },
): Promise<Unforeseen | null> => {
  const { model, starts } = exploration;
  const next = numbersFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[next() % items.length];
  const texts = placeTexts(exploration);
  const start = pick(starts);
  if (!start) return null;
  const actor = startStubbed(model, start.input, { areOthersReal: true });
  const made: string[] = [];
  const unforeseen = (problem: string): Unforeseen => ({ input: start.input, moves: made, problem });
  const empty = () =>
    [actor.branches, actor.actions, actor.called, actor.received].map((list) => list.splice(0));
  try {
    let possible: ReadonlySet<number> = new Set([start.place]);
    visited.places.add(start.place);
    const begun = placeShown(exploration, actor);
    if (begun !== texts[start.place])
      return unforeseen(
        `the actor starts in "${begun}"${describeError(actor)}, not in "${texts[start.place]}"`,
      );
    empty();
    for (let step = 0; step < steps && actor.sight().status === 'active'; step++) {
      const move = pick(listMoves(exploration, actor, (next() % 1000) / 1000));
      if (!move) return null;
      made.push(moveText(move));
      await actor.make(move);
      visited.steps++;
      const met = metIn(exploration, actor, move);
      if (typeof met === 'string') return unforeseen(met);
      const shown = placeShown(exploration, actor);
      const led = follow(exploration, possible, met, actor.branches);
      possible = new Set([...led].filter((place) => texts[place] === shown));
      if (!possible.size)
        return unforeseen(
          `the actor is in "${shown}"${describeError(actor)} by ${actor.branches.join(', ') || 'no branch'}, which no edge predicted`,
        );
      for (const place of possible) visited.places.add(place);
      empty();
    }
    return null;
  } finally {
    actor.stop();
  }
};
