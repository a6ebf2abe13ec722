import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, vi } from 'vitest';
import { isAtEnd } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { fieldsOf } from '#src/kit/chart/chart.ts';
import type { Edge, Exploration } from '#src/kit/explore/explore.ts';
import type { Move } from '#src/kit/explore/moves.ts';
import { type Frame, walk } from '#src/kit/explore/walk.ts';
import { describeMove, describeState } from '#src/kit/narration/story.ts';
import { type Path, pathId } from '#src/kit/paths/paths.ts';
import { finishAnimations } from '../../paths/drivers/pageProblems.ts';
import { seenAt, walkView } from '../../paths/drivers/view.tsx';
import type { Proof } from '../defineProof.ts';
import { inFrench, type Line, withoutEchoes, writeLine } from './lines.ts';

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

/** Path with the most responses. Among such paths, prefers a path that ends in a final state. */
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

/** Paths to a screen after a success and after a rejection. `shownIn`: expected screen of a step. */
const spokenPaths = (
  exploration: Exploration,
  shownIn: (frames: readonly Frame[], step: number) => unknown,
): SpokenPaths => {
  const { model, chart, starts, places } = exploration;
  const input = starts[0]?.input ?? '';
  const framesOf = (moves: readonly Move[]) => walk(model, { input, moves });
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

const kinds: Readonly<Record<string, string>> = {
  password: 'champ de mot de passe',
  date: 'champ de date',
  file: 'choix d’un fichier',
  'select-one': 'zone de liste',
};

/** States of a field that the virtual screen reader omits, but that real screen readers announce. */
const statesOf = (field: HTMLInputElement): string[] => [
  ...(field.ariaInvalid === 'true' ? ['non valide'] : []),
  ...(field.required || field.ariaRequired === 'true' ? ['obligatoire'] : []),
  ...(field.disabled ? ['désactivé'] : []),
  ...(field.readOnly ? ['lecture seule'] : []),
];

/** Replaces texts that real screen readers read in another way, such as a password or a selected option. */
const asSeen = (line: Line, node: Node | null): Line => {
  if (node instanceof HTMLOptionElement) return { ...line, words: [node.text] };
  if (!(node instanceof HTMLInputElement || node instanceof HTMLSelectElement)) return line;
  const shown = node instanceof HTMLSelectElement ? node.selectedOptions[0]?.text : '•••';
  const differs = node.type === 'password' || node instanceof HTMLSelectElement;
  const words = line.words.map((word) => (differs && word === node.value ? (shown ?? word) : word));
  const hasRole = node instanceof HTMLSelectElement || !kinds[node.type];
  return {
    ...line,
    role: kinds[node.type] ?? line.role,
    words,
    states: hasRole ? line.states : [...line.states, ...statesOf(node)],
  };
};

const closing = /^end(?: of|,) (.*)$/s;

const readLines = async (): Promise<Line[]> => {
  const spoken = new Map<Node | null, Set<string>>();
  const read: Line[] = [];
  await virtual.start({ container: document.body });
  for (;;) {
    const [phrase, node] = [await virtual.lastSpokenPhrase(), virtual.activeNode];
    const ofNode = spoken.get(node) ?? new Set();
    if (ofNode.has(phrase)) break;
    spoken.set(node, ofNode.add(phrase));
    const [, closed] = closing.exec(phrase) ?? [];
    const opened = read.findLastIndex((line) => line.phrase === closed);
    if (opened < 0) read.push(asSeen({ ...inFrench(phrase), phrase, parts: [] }, node));
    else read[opened]?.parts.push(...read.splice(opened + 1));
    await virtual.next();
  }
  await virtual.stop();
  return read;
};

const readAloud = async (): Promise<string> =>
  withoutEchoes(await readLines())
    .map((line) => writeLine(line))
    .join('');

const writeWay = (exploration: Exploration, { input, moves, end }: Path): string =>
  [
    input,
    ...moves.map((move) => describeMove(exploration, move)),
    describeState(exploration.chart, end),
  ].join('\n→ ');

/** Longest delay of an announcement (`useDebounced`, character count) in ms. Longer timers do not count. */
const longestPause = 1000;

const read = async (table: Proof, exploration: Exploration, path: Path): Promise<string> => {
  let spoken = '';
  const timers = vi.spyOn(window, 'setTimeout');
  const { problems } = await walkView(table, path, async () => {
    const pauses = timers.mock.calls.flatMap(([, pause = 0]) => (pause > longestPause ? [] : [pause]));
    timers.mockRestore();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, ...pauses)));
    await vi.dynamicImportSettled();
    await finishAnimations();
    spoken = await readAloud();
  });
  timers.mockRestore();
  expect(problems).toEqual([]);
  return `${writeWay(exploration, path)}\n\n${spoken}`;
};

export const readSpoken = async (table: Proof, exploration: Exploration): Promise<string> => {
  const { happy, refused } = spokenPaths(exploration, (frames, step) => seenAt(table, frames, step));
  const texts: string[] = [];
  for (const [when, path] of [['Quand tout va bien', happy] as const, ['Après un refus', refused] as const])
    if (path) texts.push(`${when}\n\n${await read(table, exploration, path)}`);
  return texts.join('\n\n').trimEnd();
};
