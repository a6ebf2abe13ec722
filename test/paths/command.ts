import { parseArgs } from 'node:util';
import { type Exploration, explore } from '#machines/kit/explore.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { nearest } from './nearest.ts';

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
};

type Option = { type: 'string' | 'boolean'; help: string; values?: readonly string[] };

export type Command = {
  name: string;
  summary: string;
  /** What follows the name, as `--help` shows it. */
  usage: string;
  options: Readonly<Record<string, Option>>;
  run: (asked: Asked, desk: Desk) => Exit | Promise<Exit>;
};

/** A command line once read: the words after the command, and its options. */
export type Asked = {
  words: string[];
  text: (option: string) => string | undefined;
  flag: (option: string) => boolean;
  /** A whole number, zero or more. */
  count: (option: string) => number | undefined;
};

const reasonOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));

const didYouMean = (asked: string, known: readonly string[]) => {
  const near = nearest(asked, known);
  return near.length ? ` Did you mean ${near.join(' or ')}?` : ` Known: ${known.join(', ')}.`;
};

/** One of the values known, else a usage error that names the nearest. */
export const oneOf = <T extends string>(what: string, asked: string, known: readonly T[]): T => {
  const found = known.find((value) => value === asked);
  if (found !== undefined) return found;
  throw new UsageError(`Unknown ${what} "${asked}".${didYouMean(asked, known)}`);
};

/** Reads a command line against the options of a command. */
export const ask = ({ options }: Command, argv: readonly string[]): Asked => {
  const parse = () => {
    try {
      return parseArgs({ args: [...argv], options, allowPositionals: true });
    } catch (thrown) {
      // What follows the first sentence explains positional arguments, which is beside the point.
      throw new UsageError(reasonOf(thrown).replace(/\. .*$/s, '.'));
    }
  };
  const { values, positionals } = parse();
  const text = (option: string) => {
    const value = values[option];
    if (typeof value !== 'string') return undefined;
    const known = options[option]?.values;
    return known ? oneOf(option, value, known) : value;
  };
  return {
    words: positionals,
    text,
    flag: (option) => values[option] === true,
    count: (option) => {
      const value = text(option);
      if (value === undefined) return undefined;
      if (!/^\d+$/.test(value)) throw new UsageError(`--${option} takes a whole number, not "${value}".`);
      return Number(value);
    },
  };
};

/** The flow named, else a usage error that names the nearest. */
const flowNamed = ({ flows }: Desk, id: string): Flow => {
  const known = flows.map((flow) => flow.id);
  oneOf('flow', id, known);
  const found = flows.find((flow) => flow.id === id);
  if (!found) throw new UsageError(`Unknown flow "${id}".`);
  return found;
};

/** The flow a command must be given. */
export const oneFlow = (desk: Desk, { words: [id] }: Asked): Flow => {
  if (id === undefined)
    throw new UsageError(`Which flow? Known: ${desk.flows.map((flow) => flow.id).join(', ')}.`);
  return flowNamed(desk, id);
};

/** The flow named, or every flow for `all` or nothing. */
export const flowsAsked = (desk: Desk, { words: [id] }: Asked): readonly Flow[] =>
  id === undefined || id === 'all' ? desk.flows : [flowNamed(desk, id)];

/** Explores a flow, saying so while it lasts. */
export const exploreFlow = ({ err }: Desk, { id, model }: Flow): Exploration => {
  const began = performance.now();
  const exploration = explore(model);
  const lasted = performance.now() - began;
  if (lasted > 500) err(`${id}: ${exploration.places.length} states explored in ${Math.round(lasted)} ms`);
  return exploration;
};
