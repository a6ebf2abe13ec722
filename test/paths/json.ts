import type { Exploration } from '#src/kit/explore/explore.ts';
import { type Move, pendingCalls, toEvent } from '#src/kit/explore/moves.ts';
import type { Frame } from '#src/kit/explore/walk.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const entriesOf = (value: object, inside: readonly object[]) =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item, inside)]));

const plain = (value: unknown, around: readonly object[]): unknown => {
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function')
    return String(value);
  if (!isObject(value)) return value;
  if (around.includes(value)) return '[cycle]';
  const inside = [...around, value];
  if (Array.isArray(value)) return value.map((item) => plain(item, inside));
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Set) return [...value].map((item) => plain(item, inside));
  if (value instanceof Map) return [...value].map((entry) => plain(entry, inside));
  if ('sessionId' in value && 'id' in value) return { actor: String(value.id) };
  if (value instanceof Error)
    return { name: value.name, message: value.message, ...entriesOf(value, inside) };
  return entriesOf(value, inside);
};

/** Copy of a value for JSON. An error becomes its name and message, a set a list; cycles are replaced. */
const toPlain = (value: unknown): unknown => plain(value, []);

type From = Frame['configuration'] | undefined;

/** Move as JSON. The id of the actor distinguishes two pending calls of one port. */
export const moveJson = ({ model }: Exploration, move: Move, from: From) => {
  switch (move.kind) {
    case 'time':
      return { kind: 'time', ms: move.delay };
    case 'event': {
      const { type, ...payload } = toEvent(model, move.type, move.case);
      return {
        kind: 'event',
        type,
        ...(move.case && { case: move.case }),
        ...(Object.keys(payload).length > 0 && { payload: toPlain(payload) }),
      };
    }
    case 'answer': {
      const { actor, port, result, outcome } = move;
      const outcomes: Readonly<Record<string, unknown>> = { ...model.outcomes[port]?.[result] };
      const isShared = from && pendingCalls(model, from).filter((call) => call.port === port).length > 1;
      return { kind: result, port, ...(isShared && { actor }), outcome, answer: toPlain(outcomes[outcome]) };
    }
  }
};

export const explorationJson = (exploration: Exploration) => {
  const { chart, places, out, starts, unreachable, model } = exploration;
  const missed = new Set(unreachable.map(({ id }) => id));
  return {
    places: places.map(({ index, status, key, configuration: { snapshot } }) => ({
      id: index,
      value: snapshot.value,
      status,
      key: model.key ? key : JSON.stringify(snapshot.value),
    })),
    edges: out
      .flat()
      .map(({ from, to, refused, move }) => ({
        from,
        to,
        refused,
        move: moveJson(exploration, move, places[from]?.configuration),
      })),
    branches: chart.branches.map(({ id }) => ({ id, taken: !missed.has(id) })),
    start: [...new Set(starts.map(({ place }) => place))],
  };
};
