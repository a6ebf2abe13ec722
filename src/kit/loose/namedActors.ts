import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';
import { asList, type Config, fieldsOf, isConfig } from '../chart/chart.ts';

type Provided = AnyStateMachine['implementations']['actors'];
type Named = { actors: Provided; isChanged: boolean };

const isLogic = (value: unknown): value is AnyActorLogic => typeof fieldsOf(value).transition === 'function';

const absent = (name: string): AnyActorLogic =>
  fromPromise(() => Promise.reject(new Error(`"${name}" is not provided`)));

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

/**
 * Machine whose invoked actors all have a name, because outcomes are given by name. An actor written in place takes
 * the id of its `invoke`, or the path of its state. An actor without implementation becomes a promise.
 */
export const withNamedActors = (machine: AnyStateMachine): AnyStateMachine => {
  const named: Named = { actors: { ...machine.implementations.actors }, isChanged: false };
  const config = nameIn(machine.config, [], named);
  return named.isChanged
    ? new StateMachine(config, { ...machine.implementations, actors: named.actors })
    : machine;
};
