import { canonical } from '../../chart/canonical.ts';
import type { NodeChart } from '../../chart/chart.ts';
import { asList, type Config, isConfig } from '../../chart/config.ts';
import type { Edge, Exploration, Place } from '../../explore/explore.ts';
import { toEvent } from '../../explore/moves.ts';
import { type Fault, onState, rests } from './fault.ts';

type Args = { context: Record<string, unknown>; event: { type: string } };
type Guard = (args: Args) => boolean;

/** A branch too many, after those that are there. */
const withBranch = (state: Config, event: string, target: string, guard: Guard | undefined): Config => {
  const on = isConfig(state.on) ? state.on : {};
  return { ...state, on: { ...on, [event]: [...asList(on[event]), { target, guard }] } };
};

/** The innermost states of a place, as nodes. */
const listLeaves = ({ chart }: Exploration, { name }: Place): NodeChart[] =>
  chart.nodes.filter(({ id }) => name.split(' ').some((leaf) => id === `${chart.id}.${leaf}`));

const elsewhere = ({ chart }: Exploration, from: NodeChart): NodeChart | undefined =>
  chart.nodes.find((node) => node.parent === from.parent && node.id !== from.id && rests(chart, node)) ??
  chart.nodes.find((node) => node.parent === chart.id && !from.id.startsWith(node.id) && rests(chart, node));

/**
 * What a flow could do and must not: for each event that is refused, a branch that takes it: in any case and place
 * where the state never hears it, in the one case, and in the one case at the one place.
 */
export const extraFaults = (exploration: Exploration): Fault[] => {
  const { model, places, out } = exploration;
  const faults = new Map<string, Fault>();
  const accepted = new Set(
    out
      .flat()
      .flatMap(({ from, move, refused }) =>
        move.kind === 'event' && !refused ? [`${places[from]?.name} ${move.type}`] : [],
      ),
  );
  const add = ({ from, move }: Edge, where: string, what: string, guard?: Guard) => {
    const place = places[from];
    const [node] = place ? listLeaves(exploration, place) : [];
    const target = node && elsewhere(exploration, node);
    if (!node || !target || move.kind !== 'event') return;
    const id = `extra ${node.id}|${move.type}${where}`;
    const rewriting = onState(node.id, (state) => withBranch(state, move.type, target.ref, guard));
    if (!faults.has(id)) faults.set(id, { id, what: `it leads to ${target.id} ${what}`, rewriting });
  };
  for (const edge of out.flat()) {
    const { move, from, refused } = edge;
    const place = places[from];
    if (move.kind !== 'event' || !refused || place?.status !== 'active') continue;
    if (!accepted.has(`${place.name} ${move.type}`)) add(edge, '', 'whatever it carries');
    const wanted = canonical(toEvent(model, move.type, move.case));
    const isCase: Guard = ({ event }) => canonical(event) === wanted;
    if (move.case) add(edge, ` (${move.case})`, `with ${move.case}`, isCase);
    const key = (context: Record<string, unknown>) => (model.key ? canonical(model.key(context)) : '');
    if (model.key)
      add(
        edge,
        ` (${move.case}) at ${place.index}`,
        `with ${move.case}, at ${place.key}`,
        (args) => isCase(args) && key(args.context) === place.key,
      );
  }
  return [...faults.values()];
};
