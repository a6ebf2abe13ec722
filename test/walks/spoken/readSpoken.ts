import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, vi } from 'vitest';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { describeMove, describeState } from '#src/kit/narration/story.ts';
import type { Path } from '#src/kit/paths/paths.ts';
import { finishAnimations } from '../../paths/drivers/pageProblems.ts';
import { seenAt, walkView } from '../../paths/drivers/view.tsx';
import type { Proof } from '../defineProof.ts';
import { inFrench, type Line, withoutEchoes, writeLine } from './lines.ts';
import { spokenPaths } from './spokenPaths.ts';

const kinds: Readonly<Record<string, string>> = {
  password: 'champ de mot de passe',
  date: 'champ de date',
  file: 'choix d’un fichier',
  'select-one': 'zone de liste',
};

/** States that the virtual screen reader omits for fields without an ARIA role. */
const statesOf = (field: HTMLInputElement): string[] => [
  ...(field.ariaInvalid === 'true' ? ['non valide'] : []),
  ...(field.required || field.ariaRequired === 'true' ? ['obligatoire'] : []),
  ...(field.disabled ? ['désactivé'] : []),
  ...(field.readOnly ? ['lecture seule'] : []),
];

/** Adds the parts that a real screen reader announces and the virtual one omits. */
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

/** All phrases of the page, until one repeats, because the virtual reader restarts after the last one. */
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

/** Longest delay of an announcement (`useSettled`), in milliseconds. The walk ignores longer timers. */
const longestPause = 500;

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
