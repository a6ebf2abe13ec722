import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Exploration, ExplorationError, explore, type Limits } from '#src/kit/explore/explore.ts';
import { testCriteriaWords } from '#src/kit/narration/storyPaths.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';

const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

const nearest = (typed: string, known: readonly string[]): string[] => {
  const word = typed.toLowerCase();
  return known
    .map((name) => {
      const other = name.toLowerCase();
      const begins = word.length > 1 && (other.startsWith(word) || other.includes(word));
      return { name, edits: begins ? 0 : distance(word, other) };
    })
    .filter(({ name, edits }) => edits <= Math.max(2, Math.floor(name.length / 3)))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ name }) => name);
};

export const exit = { ok: 0, found: 1, usage: 2 } as const;
export type Exit = (typeof exit)[keyof typeof exit];

export class UsageError extends Error {
  override name = 'UsageError';
}

/** Environment in which a command runs. `out` prints results. `err` prints progress and errors. */
export type Desk = {
  flows: readonly Flow[];
  out: (text: string) => void;
  err: (text: string) => void;
  root: string;
  evidence: string;
  limits?: Limits | undefined;
  /** For a machine of another project: its options as typed, and the file of its driver. */
  own?: { words: string; driver: string | undefined } | undefined;
};

export type Word = { name: string; help: string; required: boolean };

/** Option of a command. `takes`: name of its value; absent for a flag. `orScript`: also accepts a script. */
export type Option = {
  help: string;
  takes?: string;
  values?: readonly string[];
  by?: string;
  orScript?: boolean;
};

export const isScript = (value: string | undefined): value is string => /\.[cm]?[jt]sx?$/.test(value ?? '');

export type Command = {
  name: string;
  summary: string;
  words: readonly Word[];
  options: Readonly<Record<string, Option>>;
  more?: string;
  run: (line: CommandLine, desk: Desk) => Exit | Promise<Exit>;
};

export type CommandLine = {
  words: readonly string[];
  text: (option: string) => string | undefined;
  flag: (option: string) => boolean;
  count: (option: string) => number | undefined;
  percent: (option: string) => number | undefined;
};

export const didYouMean = (given: string, known: readonly string[]): string => {
  const near = nearest(given, known);
  return near.length ? ` Vouliez-vous dire ${near.join(' ou ')} ?` : ` Au choix : ${known.join(', ')}.`;
};

/** @throws UsageError if `given` is unknown, with the nearest known names. */
export const oneOf = <T extends string>(unknown: string, given: string, known: readonly T[]): T => {
  const found = known.find((value) => value === given);
  if (found !== undefined) return found;
  throw new UsageError(`${unknown} : « ${given} ».${didYouMean(given, known)}`);
};

export const severalOf = (unknown: string, given: string, known: readonly string[]): string[] =>
  given.split(',').map((name) => oneOf(unknown, name.trim(), known));

export const flowsWord: Word = { name: 'flux', help: 'le flux, ou all pour tous (all)', required: false };

const namesOf = ({ id, own }: Flow): string[] => (own === undefined ? [id] : [id, own, `${id}#${own}`]);

const flowNamed = ({ flows }: Desk, name: string): Flow => {
  const all = [...new Set(flows.flatMap(namesOf))];
  const named = flows.filter((flow) => namesOf(flow).includes(oneOf('Flux inconnu', name, all)));
  const [found] = named;
  if (found && named.length === 1) return found;
  throw new UsageError(
    `Plusieurs flux portent le nom « ${name} » : ${named.map(({ id, own }) => `${id}#${own}`).join(', ')}.`,
  );
};

export const flowName = ({ flows }: Desk, { id, own }: Flow): string =>
  own !== undefined && flows.filter((flow) => flow.id === id).length > 1 ? `${id}#${own}` : id;

export const flowArguments = (desk: Desk, line: CommandLine): readonly Flow[] => {
  const [word] = line.words;
  const name = line.text('id') ?? word;
  return name === undefined || name === 'all' ? desk.flows : [flowNamed(desk, name)];
};

/** Explores a flow. Proposes `--coarse` if the delays of a machine of another project have many orders. */
export const exploreFlow = ({ limits, err }: Desk, { id, own, model }: Flow): Exploration => {
  const exploration = explore(model, limits);
  const { places, delays } = exploration;
  const states = new Set(places.map(({ name }) => name)).size;
  if (own !== undefined && delays.raced.size && !delays.isCoarse && places.length > 8 * states)
    err(
      `${id} : ${places.length} situations pour ${states} états, car des délais courent ensemble. Ajoutez --coarse pour n’explorer que l’ordre de leurs fins.`,
    );
  return exploration;
};

export const reasonOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message || thrown.name : String(thrown)).replaceAll(/\s*\n\s*/g, ' ; ');

/** Calls `use` for each flow. If a flow cannot be explored, prints one sentence and continues. */
export const eachFlow = async (
  desk: Desk,
  flows: readonly Flow[],
  use: (flow: Flow) => Exit | Promise<Exit>,
): Promise<Exit> => {
  let worst: Exit = exit.ok;
  for (const flow of flows) {
    let code: Exit = exit.usage;
    try {
      code = await use(flow);
    } catch (thrown) {
      if (thrown instanceof UsageError) throw thrown;
      const reason = reasonOf(thrown);
      const isLarge = reason.includes('--max-states') || reason.includes('--coarse');
      const advice = isLarge
        ? `${flow.id} : trop de situations. Relevez la limite (--max-states) ; si des délais courent ensemble, ajoutez --coarse.\n`
        : '';
      desk.err(`${advice}${thrown instanceof ExplorationError ? reason : `${flow.id}: ${reason}`}`);
    }
    if (code > worst) worst = code;
  }
  return worst;
};

export const percentText = (percent: number): string =>
  `${percent.toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'l’accès y est refusé',
  EPERM: 'l’accès y est refusé',
  EROFS: 'rien ne peut y être modifié',
  ENOTDIR: 'une partie de ce chemin est un fichier',
  EEXIST: 'ce nom est celui d’un fichier',
  EISDIR: 'ce nom est celui d’un dossier',
  ENOSPC: 'il n’y a plus de place',
  ENAMETOOLONG: 'ce nom est trop long',
};

const whyNot = (thrown: unknown): string =>
  (thrown instanceof Error && 'code' in thrown && reasons[String(thrown.code)]) || reasonOf(thrown);

export const writeFile = (folder: string, name: string, text: string): string => {
  const file = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text.endsWith('\n') ? text : `${text}\n`);
    return file;
  } catch (thrown) {
    throw new UsageError(`Impossible d’écrire « ${file} » : ${whyNot(thrown)}.`);
  }
};

export const toFileName = (name: string): string => name.replaceAll(/[^\p{L}\d._#-]+/gu, '-');

export const fromCaller = ({ root }: Desk, path: string): string =>
  resolve(process.env.INIT_CWD ?? root, path);

export const writeResult = (line: CommandLine, desk: Desk, text: string): void => {
  const out = line.text('out');
  const file = fromCaller(desk, out ?? '');
  desk.out(out === undefined ? text.trimEnd() : writeFile(dirname(file), basename(file), text));
};

export const criteriaHelp: string = [
  'Critères :',
  ...Object.entries(testCriteriaWords).map(([name, meaning]) => `  ${name.padEnd(16)}  ${meaning}`),
].join('\n');
