import type { Chart, NodeChart } from '../../chart/chart.ts';
import { asList, type Config, isConfig } from '../../chart/config.ts';
import { type Fault, onState, rests, without } from './fault.ts';

const bodyFaults = (node: NodeChart): Fault[] =>
  (['entry', 'exit'] as const).flatMap((when) =>
    node[when].map(({ name }, index) => ({
      id: `remove ${name} ${node.id}|${when}|${index}`,
      what: `without the ${when} action ${name}`,
      rewriting: onState(node.id, (state) => ({ ...state, [when]: without(state[when], index) })),
    })),
  );

const initialFaults = (chart: Chart, { id, type, initial }: NodeChart): Fault[] => {
  const other = chart.nodes.find(
    (node) => node.parent === id && rests(chart, node) && !initial?.targets.includes(node.id),
  );
  return type === 'compound' && other
    ? [
        {
          id: `initial ${id}`,
          what: `it begins in ${other.id}`,
          rewriting: onState(id, (state) => ({ ...state, initial: other.key })),
        },
      ]
    : [];
};

const historyFaults = (chart: Chart, { id, type, history, parent }: NodeChart): Fault[] => {
  if (type !== 'history') return [];
  const first = chart.nodes.find((node) => node.id === parent)?.initial?.targets[0];
  const start = chart.nodes.find((node) => node.id === first)?.key;
  return [
    {
      id: `history ${id}`,
      what: history === 'deep' ? 'it remembers one level' : 'it remembers every level',
      rewriting: onState(id, (state) => ({ ...state, history: history === 'deep' ? 'shallow' : 'deep' })),
    },
    ...(start
      ? [
          {
            id: `forget ${id}`,
            what: 'it remembers nothing',
            rewriting: onState(id, () => ({ always: start })),
          },
        ]
      : []),
  ];
};

const otherInput = (invoke: unknown, index: number, at: number): unknown =>
  at === index && isConfig(invoke) ? { ...invoke, input: () => ({ other: true }) } : invoke;

const invokeFaults = ({ id, invokes }: NodeChart): Fault[] =>
  invokes.flatMap((invoke, index) => [
    {
      id: `uncall ${invoke.id} ${id}`,
      what: `${invoke.id} is not called`,
      rewriting: onState(id, (state) => ({ ...state, invoke: without(state.invoke, index) })),
    },
    {
      id: `input ${invoke.id} ${id}`,
      what: `${invoke.id} is given something else`,
      rewriting: onState(id, (state) => ({
        ...state,
        invoke: asList(state.invoke).map((each, at) => otherInput(each, index, at)),
      })),
    },
  ]);

const tagFaults = ({ id, tags }: NodeChart): Fault[] =>
  tags.map((tag) => ({
    id: `untag ${tag} ${id}`,
    what: `without the tag ${tag}`,
    rewriting: onState(id, (state) => ({
      ...state,
      tags: asList(state.tags).filter((each) => each !== tag),
    })),
  }));

/** A delay that no machine here has: what waits for it ends at another time. */
const otherDelay = 12_345;

const delayFaults = ({ branches }: Chart, { id }: NodeChart): Fault[] => {
  const delays = new Set(
    branches.flatMap(({ source, delay }) => (source === id && delay !== null ? [String(delay)] : [])),
  );
  return [...delays].map((delay) => ({
    id: `delay ${delay} ${id}`,
    what: `it waits ${otherDelay} ms`,
    rewriting: onState(id, (state: Config) => {
      const { [delay]: moved, ...rest } = isConfig(state.after) ? state.after : {};
      return { ...state, after: { ...rest, [otherDelay]: moved } };
    }),
  }));
};

/** What can be wrong with each state: where it begins, what it does, calls, waits for, remembers and is said to be. */
export const stateFaults = (chart: Chart): Fault[] =>
  chart.nodes.flatMap((node) => [
    ...bodyFaults(node),
    ...initialFaults(chart, node),
    ...historyFaults(chart, node),
    ...invokeFaults(node),
    ...tagFaults(node),
    ...delayFaults(chart, node),
  ]);
