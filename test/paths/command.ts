import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Exploration, explore } from '#src/kit/explore/explore.ts';
import { criteriaWords } from '#src/kit/paths/paths.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';

/** The edits that turn one word into another (Levenshtein). */
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

/** The known words that a mistyped one may stand for, best first; at most three. */
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

/** How a command ends: all is well, something was found, or it was asked wrongly. */
export const exit = { ok: 0, found: 1, usage: 2 } as const;
export type Exit = (typeof exit)[keyof typeof exit];

/** A command asked wrongly; the message says how to ask. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Where a command reads flows and writes: results to `out`, progress and errors to `err`. */
export type Desk = {
  flows: readonly Flow[];
  out: (text: string) => void;
  err: (text: string) => void;
  /** The root of the repository, where books and files are written. */
  root: string;
  /** The folder where what runs and mutations find is kept for the visualiser. */
  evidence: string;
};

export type Word = { name: string; help: string; required: boolean };

/** An option that takes a value says what it `takes`; one that takes none is a flag. */
export type Option = { help: string; takes?: string; values?: readonly string[]; by?: string };

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
  /** A share of a hundred, whole or not. */
  percent: (option: string) => number | undefined;
};

/** The sentence that says which known names are near the one given, else all of them. */
export const didYouMean = (given: string, known: readonly string[]): string => {
  const near = nearest(given, known);
  return near.length ? ` Vouliez-vous dire ${near.join(' ou ')} ?` : ` Au choix : ${known.join(', ')}.`;
};

/** One of the values known, else a usage error that begins with `unknown` and names the nearest. */
export const oneOf = <T extends string>(unknown: string, given: string, known: readonly T[]): T => {
  const found = known.find((value) => value === given);
  if (found !== undefined) return found;
  throw new UsageError(`${unknown} : « ${given} ».${didYouMean(given, known)}`);
};

/** Several names separated by commas, each of which must be known. */
export const severalOf = (unknown: string, given: string, known: readonly string[]): string[] =>
  given.split(',').map((name) => oneOf(unknown, name.trim(), known));

export const flowsWord: Word = { name: 'flux', help: 'le flux, ou all pour tous (all)', required: false };

const flowNamed = ({ flows }: Desk, id: string): Flow => {
  const known = oneOf(
    'Flux inconnu',
    id,
    flows.map((flow) => flow.id),
  );
  const found = flows.find((flow) => flow.id === known);
  if (!found) throw new UsageError(`Flux inconnu : « ${id} ».`);
  return found;
};

/** The flow named, or every flow for `all` or nothing. */
export const flowArguments = (desk: Desk, { words: [id] }: CommandLine): readonly Flow[] =>
  id === undefined || id === 'all' ? desk.flows : [flowNamed(desk, id)];

/** Explores a flow, saying so while it lasts. */
export const exploreFlow = ({ err }: Desk, { id, model }: Flow): Exploration => {
  const began = performance.now();
  const exploration = explore(model);
  const lasted = performance.now() - began;
  if (lasted > 500) err(`${id} : ${exploration.places.length} états explorés en ${Math.round(lasted)} ms`);
  return exploration;
};

export const percentText = (percent: number): string =>
  `${percent.toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;

/** Why a file could not be written, by the code that Node gives. */
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

const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown);
  return ('code' in thrown && reasons[String(thrown.code)]) || thrown.message;
};

/** Writes a text to a folder that is made if need be, and gives the file's name. */
export const writeFile = (folder: string, name: string, text: string): string => {
  const file = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text.endsWith('\n') ? text : `${text}\n`);
    return file;
  } catch (thrown) {
    throw new UsageError(`Impossible d’écrire « ${file} » : ${reasonOf(thrown)}.`);
  }
};

/** The criteria explained, for the help of the commands that take one. */
export const criteriaHelp: string = [
  'Critères :',
  ...Object.entries(criteriaWords).map(([name, meaning]) => `  ${name.padEnd(16)}  ${meaning}`),
].join('\n');
