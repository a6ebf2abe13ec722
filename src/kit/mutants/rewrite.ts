import { type AnyStateMachine, StateMachine } from 'xstate';
import { asList, type Config, isConfig } from '../chart/chart.ts';
import { always, branchId } from '../explore/seam.ts';

export type Rewriting = {
  branch?: (id: string, branch: Config) => Config | null;
  state?: (place: string, state: Config) => Config;
};

const mapEntries = (config: unknown, change: (key: string, value: unknown) => unknown): Config | undefined =>
  isConfig(config)
    ? Object.fromEntries(Object.entries(config).map(([key, value]) => [key, change(key, value)]))
    : undefined;

const rewriteState = (
  declared: Config,
  path: readonly string[],
  machineId: string,
  { branch = (_, config) => config, state = (_, config) => config }: Rewriting,
): Config => {
  const place = [machineId, ...path].join('.');
  const config = state(place, declared);
  const id = typeof config.id === 'string' ? config.id : place;
  const branches = (event: string, found: unknown) =>
    (found === undefined ? [{}] : asList(found)).flatMap((item, index) => {
      const rewritten = branch(branchId(place, event, index), isConfig(item) ? item : { target: item });
      return rewritten === null ? [] : [rewritten];
    });
  const answers = (invoke: unknown, index: number) => {
    if (!isConfig(invoke)) return invoke;
    const actor = typeof invoke.id === 'string' ? invoke.id : `${index}.${id}`;
    const answered = (key: string, prefix: string) =>
      invoke[key] === undefined ? {} : { [key]: branches(`${prefix}.${actor}`, invoke[key]) };
    return {
      ...invoke,
      ...answered('onDone', 'xstate.done.actor'),
      ...answered('onError', 'xstate.error.actor'),
      ...answered('onSnapshot', 'xstate.snapshot'),
    };
  };
  return {
    ...config,
    on: mapEntries(config.on, (event, found) => branches(event, found)),
    after: mapEntries(config.after, (delay, found) => branches(`xstate.after.${delay}.${id}`, found)),
    always: config.always === undefined ? undefined : branches(always, config.always),
    onDone: config.onDone === undefined ? undefined : branches(`xstate.done.state.${id}`, config.onDone),
    invoke: config.invoke === undefined ? undefined : asList(config.invoke).map(answers),
    states: mapEntries(config.states, (key, inner) =>
      isConfig(inner) ? rewriteState(inner, [...path, key], machineId, { branch, state }) : inner,
    ),
  };
};

export const rewrite = (machine: AnyStateMachine, rewriting: Rewriting): AnyStateMachine =>
  new StateMachine(rewriteState(machine.config, [], machine.id, rewriting), machine.implementations);
