import type { FlowModel } from '#machines/setup/defineModel.ts';
import { groupBy } from '#src/domain/lists.ts';
import { canonical } from '../chart/canonical.ts';
import { asList, type Config, isConfig, type NodeChart } from '../chart/chart.ts';
import type { Edge, Exploration, Place } from '../explore/explore.ts';
import { keyText, toEvent } from '../explore/moves.ts';
import { type Frame, framesOf, toSight } from '../explore/walk.ts';
import { leavesOf } from '../narration/story.ts';
import { findPaths, type Path } from '../paths/paths.ts';
import { branchFaults, type Fault, rests, stateFault, stateFaults } from './faults.ts';
import { rewrite } from './rewrite.ts';

export type MutationOptions = { oracle?: Oracle; progress?: (done: number, of: number) => void };

type Expectation = { path: Path; sights: string[] };

type Mutant = { id: string; what: string; build: () => FlowModel };

type Args = { context: Record<string, unknown>; event: { type: string } };
type Guard = (args: Args) => boolean;

const withBranch = (state: Config, event: string, target: string, guard: Guard | undefined): Config => {
  const on = isConfig(state.on) ? state.on : {};
  return { on: { ...on, [event]: [...asList(on[event]), { target, guard }] } };
};

const listLeaves = ({ chart }: Exploration, { name }: Place): NodeChart[] =>
  chart.nodes.filter(({ id }) => leavesOf(chart, name).includes(id));

const elsewhere = ({ chart }: Exploration, from: NodeChart): NodeChart | undefined =>
  chart.nodes.find((node) => node.parent === from.parent && node.id !== from.id && rests(chart, node)) ??
  chart.nodes.find((node) => node.parent === chart.id && !from.id.startsWith(node.id) && rests(chart, node));

/** Mutants that accept a refused event: for one case, in one state, or in all states. */
const extraFaults = (exploration: Exploration): Fault[] => {
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
    const change = (state: Config) => withBranch(state, move.type, target.ref, guard);
    if (!faults.has(id))
      faults.set(
        id,
        stateFault(id, `it accepts ${move.type} ${what}, with the target ${target.id}`, node.id, change),
      );
  };
  for (const edge of out.flat()) {
    const { move, from, refused } = edge;
    const place = places[from];
    if (move.kind !== 'event' || !refused || place?.status !== 'active') continue;
    if (!accepted.has(`${place.name} ${move.type}`)) add(edge, '', 'with any payload');
    const wanted = canonical(toEvent(model, move.type, move.case));
    const isCase: Guard = ({ event }) => canonical(event) === wanted;
    if (move.case) add(edge, ` (${move.case})`, `with ${move.case}`, isCase);
    if (model.key)
      add(
        edge,
        ` (${move.case}) at ${place.index}`,
        `with ${move.case}, if the key is ${place.key}`,
        (args) => isCase(args) && keyText(model, args.context) === place.key,
      );
  }
  return [...faults.values()];
};

export const listMutants = (exploration: Exploration): Mutant[] => {
  const { chart, model } = exploration;
  const faults = [...branchFaults(chart), ...stateFaults(chart), ...extraFaults(exploration)];
  return faults.map(({ id, what, rewriting }) => ({
    id,
    what,
    build: () => ({ ...model, machine: rewrite(model.machine, rewriting) }),
  }));
};

export type Verdict = Pick<Mutant, 'id' | 'what'> & { fate: 'killed' | 'survived' | 'equivalent' };

export type MutationReport = {
  verdicts: Verdict[];
  survivors: Verdict[];
  staleArguments: string[];
  score: number;
  operators: { operator: string; faults: number }[];
};

export const operatorOf = (id: string): string => id.slice(0, id.indexOf(' '));

export type Oracle = (frame: Frame, frames: readonly Frame[]) => unknown;

const seesAll: Oracle = (frame) => {
  const { status, children } = frame.configuration.snapshot;
  return [toSight(frame), status === 'active' ? Object.keys(children) : []];
};

function* sightsOf(model: FlowModel, path: Path, oracle: Oracle): Generator<string> {
  const frames: Frame[] = [];
  for (const frame of framesOf(model, path)) {
    frames.push(frame);
    yield canonical(oracle(frame, frames));
  }
}

const listExpectations = (exploration: Exploration, oracle: Oracle): Expectation[] =>
  findPaths(exploration, 'everything')
    .sort((a, b) => a.moves.length - b.moves.length)
    .map((path) => ({ path, sights: [...sightsOf(exploration.model, path, oracle)] }));

const isMet = (model: FlowModel, { sights, path }: Expectation, oracle: Oracle): boolean => {
  let step = 0;
  for (const sight of sightsOf(model, path, oracle)) if (sight !== sights[step++]) return false;
  return true;
};

/** True if a walk (the play of a path) detects the mutant. This walk is tried first on the next mutants. */
const isNoticed = (mutant: Mutant, expected: Expectation[], oracle: Oracle): boolean => {
  try {
    const model = mutant.build();
    const index = expected.findIndex((expectation) => !isMet(model, expectation, oracle));
    expected.unshift(...expected.splice(index, index < 0 ? 0 : 1));
    return index >= 0;
  } catch {
    // A mutant that throws or that cannot be built is detected.
    return true;
  }
};

/** Plays the paths of the view walk on each mutant of the chart. A mutant survives if no path detects it. */
export const mutate = (
  exploration: Exploration,
  { oracle = seesAll, progress = () => {} }: MutationOptions = {},
): MutationReport => {
  const { model } = exploration;
  const expected = listExpectations(exploration, oracle);
  const mutants = listMutants(exploration);
  const verdicts = mutants.map((mutant, index): Verdict => {
    const noticed = isNoticed(mutant, expected, oracle);
    progress(index + 1, mutants.length);
    const { id, what } = mutant;
    return { id, what, fate: noticed ? 'killed' : id in model.equivalent ? 'equivalent' : 'survived' };
  });
  const survivors = verdicts.filter(({ fate }) => fate === 'survived');
  const equivalent = new Set(verdicts.filter(({ fate }) => fate === 'equivalent').map(({ id }) => id));
  return {
    verdicts,
    survivors,
    staleArguments: Object.keys(model.equivalent).filter((id) => !equivalent.has(id)),
    score: verdicts.length ? (100 * (verdicts.length - survivors.length)) / verdicts.length : 100,
    operators: Array.from(
      groupBy(verdicts, ({ id }) => operatorOf(id)),
      ([operator, { length }]) => ({ operator, faults: length }),
    ),
  };
};
