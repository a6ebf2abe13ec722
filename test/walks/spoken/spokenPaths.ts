import { isAtEnd } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { fieldsOf } from '#src/kit/chart/chart.ts';
import type { Edge, Exploration } from '#src/kit/explore/explore.ts';
import type { Move } from '#src/kit/explore/moves.ts';
import { type Frame, walk } from '#src/kit/explore/walk.ts';
import { type Path, pathId } from '#src/kit/paths/paths.ts';

type SpokenPaths = { happy: Path | undefined; refused: Path | undefined };

const goesWell =
  ({ outcomes }: FlowModel) =>
  ({ move, refused }: Edge): boolean =>
    !refused &&
    (move.kind !== 'answer' || move.outcome === Object.keys(fieldsOf(outcomes[move.port]?.done))[0]);

const happyWays = ({ model, starts, out }: Exploration): Edge[][] => {
  const first = starts[0]?.place ?? 0;
  const ways = new Map<number, Edge[]>([[first, []]]);
  for (const [place, way] of ways)
    for (const edge of (out[place] ?? []).filter(goesWell(model)))
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
  return [...ways.values()];
};

const portsAnswered = (way: readonly Edge[]): number =>
  new Set(way.flatMap(({ move }) => (move.kind === 'answer' ? [move.port] : []))).size;

const endsAt = ({ places }: Exploration, edge: Edge | undefined): boolean => {
  const place = edge && places[edge.to];
  return place !== undefined && isAtEnd(place.configuration.snapshot);
};

/** Path to the place after most answers, preferably an end, then a place without further moves. */
const happyWay = (exploration: Exploration): Edge[] => {
  const ways = happyWays(exploration).map((way) => ({
    way,
    ports: portsAnswered(way),
    end: endsAt(exploration, way.at(-1)),
    closed: exploration.out[way.at(-1)?.to ?? -1]?.every(({ refused }) => refused) ?? false,
  }));
  const [best] = ways.sort(
    (one, other) =>
      other.ports - one.ports ||
      Number(other.end) - Number(one.end) ||
      Number(other.closed) - Number(one.closed) ||
      one.way.length - other.way.length,
  );
  return best?.way ?? [];
};

const moveType = (move: Move): string => (move.kind === 'event' ? move.type : move.kind);

const refusalsFrom = ({ out }: Exploration, place: number): Edge[] => {
  const edges = out[place] ?? [];
  const isTaken = ({ move }: Edge) =>
    edges.some((other) => !other.refused && moveType(other.move) === moveType(move));
  return edges.filter((edge) => edge.refused && isTaken(edge));
};

const failuresFrom = ({ out }: Exploration, place: number): Edge[] =>
  (out[place] ?? []).filter(({ move }) => move.kind === 'answer' && move.result === 'failed');

const endsFrom = (exploration: Exploration, place: number): Edge[] =>
  (exploration.out[place] ?? []).filter((edge) => !edge.refused && endsAt(exploration, edge));

const firstFound = <T>(items: readonly T[], find: (item: T) => Path | undefined): Path | undefined => {
  for (const item of items) {
    const path = find(item);
    if (path) return path;
  }
  return undefined;
};

/**
 * Paths to a screen after success and to a screen after a refusal.
 * @param shownIn returns the expected screen of a step, or null if the step has none. A path must end on a visible
 * screen, and a refusal must change the screen.
 */
export const spokenPaths = (
  exploration: Exploration,
  shownIn: (frames: readonly Frame[], step: number) => unknown,
): SpokenPaths => {
  const { model, chart, starts, places } = exploration;
  const input = starts[0]?.input ?? '';
  const framesOf = (moves: readonly Move[]) => walk(model.machine, model, input, moves);
  const toPath = (moves: Move[], frames: readonly Frame[]): Path | undefined =>
    shownIn(frames, moves.length) === null
      ? undefined
      : { id: pathId(chart.id, input, moves), flow: chart.id, input, moves, end: frames.at(-1)?.name ?? '' };
  const way = happyWay(exploration);
  const steps = [starts[0]?.place ?? 0, ...way.map(({ to }) => to)].map((place, step) => ({
    place,
    moves: way.slice(0, step).map(({ move }) => move),
  }));
  const resting = steps.filter(({ place }) => !places[place]?.configuration.snapshot.tags.has('busy'));
  const after = (nextFrom: typeof refusalsFrom, from: typeof steps) =>
    firstFound(from, ({ place, moves }) =>
      firstFound(nextFrom(exploration, place), ({ move }) => {
        const [all, step] = [[...moves, move], moves.length];
        const frames = framesOf(all);
        const [before, shown] = [step, step + 1].map((at) => JSON.stringify(shownIn(frames, at)));
        return before === shown ? undefined : toPath(all, frames);
      }),
    );
  return {
    happy: firstFound([...resting.toReversed(), ...steps], ({ moves }) => toPath(moves, framesOf(moves))),
    refused: after(refusalsFrom, resting) ?? after(failuresFrom, steps) ?? after(endsFrom, steps),
  };
};
