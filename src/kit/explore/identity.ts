import type { AnyStateMachine, AnyStateNode, MachineContext } from 'xstate';
import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical } from '../chart/canonical.ts';
import { type Delays, timerTexts } from './delays.ts';
import { pendingCalls } from './moves.ts';
import { activeIds } from './seam.ts';
import type { Configuration } from './step.ts';

const nodesUnder = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesUnder),
];

const listTargets = ({ transitions, always }: AnyStateNode): readonly AnyStateNode[] =>
  [...transitions.values(), always ?? []].flat().flatMap(({ target }) => target ?? []);

const readWithin = new WeakMap<AnyStateMachine, ReadonlySet<string>>();

/** The history states that are entered from within the state whose history they are. */
const historiesReadWithin = (machine: AnyStateMachine): ReadonlySet<string> => {
  const known = readWithin.get(machine);
  if (known) return known;
  const histories = nodesUnder(machine.root).filter(({ type }) => type === 'history');
  const found = new Set(
    histories
      .filter(({ parent, id }) =>
        nodesUnder(parent ?? machine.root).some((node) =>
          listTargets(node).some((target) => target.id === id),
        ),
      )
      .map(({ id }) => id),
  );
  readWithin.set(machine, found);
  return found;
};

/** What history states remember, those that leaving an active state will write anew before they are read aside. */
const historyText = ({ snapshot }: Configuration): string => {
  const memories = Object.entries(snapshot.historyValue);
  if (!memories.length) return '';
  const active = activeIds(snapshot);
  const isReadWithin = historiesReadWithin(snapshot.machine);
  return memories
    .filter(
      ([id]) => isReadWithin.has(id) || !active.has(snapshot.machine.getStateNodeById(id).parent?.id ?? ''),
    )
    .map(([id, nodes]) => `${id}:${nodes.map((node) => node.id).sort()}`)
    .join();
};

/** What the model's `key` gives of a context, as a text; empty without a key. */
export const keyText = ({ key }: FlowModel, context: MachineContext): string =>
  key ? canonical(key(context)) : '';

/** What two runs share to be one place: nothing in it that guards, ports or delays do not depend on. */
export const identify = (
  model: FlowModel,
  configuration: Configuration,
  key: string,
  delays: Delays,
): string => {
  const { value, status } = configuration.snapshot;
  const calls = pendingCalls(model, configuration).map(({ id }) => id);
  return `${stateName(value)}|${status}|${key}|${calls}|${timerTexts(configuration, delays)}|${historyText(configuration)}`;
};
