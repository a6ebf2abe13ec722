import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';
import { asList, type Config, fieldsOf, type GuardChart, isConfig, readChart } from '../chart/chart.ts';

type Provided = AnyStateMachine['implementations']['actors'];
type Named = { actors: Provided; isChanged: boolean };

const isLogic = (value: unknown): value is AnyActorLogic => typeof fieldsOf(value).transition === 'function';

const absent = (name: string): AnyActorLogic =>
  fromPromise(() => Promise.reject(new Error(`The machine has no actor "${name}"`)));

const freeName = (wanted: string, actors: Named['actors'], logic: AnyActorLogic): string => {
  for (let rank = 1; ; rank++) {
    const name = rank === 1 ? wanted : `${wanted} ${rank}`;
    if (actors[name] === undefined || actors[name] === logic) return name;
  }
};

const nameInvoke = (invoke: unknown, path: readonly string[], named: Named): unknown => {
  const { src, id } = fieldsOf(invoke);
  if (typeof src === 'string') {
    if (named.actors[src] === undefined) {
      named.actors[src] = absent(src);
      named.isChanged = true;
    }
    return invoke;
  }
  if (!isLogic(src)) return invoke;
  const name = freeName(typeof id === 'string' ? id : path.join('.') || 'invoke', named.actors, src);
  named.actors[name] = src;
  named.isChanged = true;
  return { ...fieldsOf(invoke), src: name };
};

const nameIn = (config: Config, path: readonly string[], named: Named): Config => ({
  ...config,
  ...(config.invoke !== undefined && {
    invoke: asList(config.invoke).map((invoke) => nameInvoke(invoke, path, named)),
  }),
  ...(isConfig(config.states) && {
    states: Object.fromEntries(
      Object.entries(config.states).map(([key, state]) => [
        key,
        isConfig(state) ? nameIn(state, [...path, key], named) : state,
      ]),
    ),
  }),
});

const onlyThrows = /(?:=>|\))\s*\{\s*throw\b[^;{}]*;?\s*\}$/;

const isEmpty = (implementation: unknown): boolean =>
  typeof implementation === 'function' &&
  onlyThrows.test(String(fieldsOf({ ...implementation }).assignment ?? implementation));

const guardNames = (guard: GuardChart): string[] =>
  guard.kind === 'named' ? [guard.name] : 'guards' in guard ? guard.guards.flatMap(guardNames) : [];

type Placeholder = { name: string; instead: string };

const placeholders = new WeakMap<AnyStateMachine, readonly Placeholder[]>();

export const placeholdersOf = (machine: AnyStateMachine): readonly Placeholder[] =>
  placeholders.get(machine) ?? [];

const replacements = ({ guards, actions }: AnyStateMachine['implementations'], named: readonly string[]) => {
  const absent = named.filter((name) => !(name in guards));
  const empty = (all: object) => Object.keys(all).filter((name) => isEmpty(Reflect.get(all, name)));
  return {
    guards: Object.fromEntries([...absent, ...empty(guards)].map((name) => [name, () => true])),
    actions: Object.fromEntries(empty(actions).map((name) => [name, () => {}])),
  };
};

const namesOfGuards = (machine: AnyStateMachine): string[] => {
  try {
    return readChart(machine).branches.flatMap(({ guard }) => (guard ? guardNames(guard) : []));
  } catch {
    return [];
  }
};

/**
 * Gives names to inline actors, from their `invoke` or state, because a model needs names. Replaces missing
 * actors with promises, missing guards with true, and actions that only throw with empty actions.
 */
export const withNamedActors = (machine: AnyStateMachine): AnyStateMachine => {
  const named: Named = { actors: { ...machine.implementations.actors }, isChanged: false };
  const config = nameIn(machine.config, [], named);
  const { guards, actions } = replacements(machine.implementations, namesOfGuards(machine));
  const replaced = [
    ...Object.keys(guards).map((name) => ({ name, instead: 'toujours vraie' })),
    ...Object.keys(actions).map((name) => ({ name, instead: 'sans effet' })),
  ];
  if (!named.isChanged && !replaced.length) return machine;
  const { implementations } = machine;
  const found = new StateMachine(config, {
    ...implementations,
    actors: named.actors,
    guards: { ...implementations.guards, ...guards },
    actions: { ...implementations.actions, ...actions },
  });
  placeholders.set(found, replaced);
  return found;
};
