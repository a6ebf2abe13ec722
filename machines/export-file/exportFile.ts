import type { Gathered } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';

/** What an export knows on its way to a file: what came and what did not, then the file. */
export type ExportContext<Came extends Gathered<object, object>> = Came & {
  file: Blob | null;
  failure: Failure | null;
  /** The last file saved, and how much it holds. */
  saved: { name: string; count: number } | null;
};

/** The last file saved, and how much it holds; it stays at hand, as a browser may refuse it, or lose it. */
export type SavedFile = { name: string; count: number; file: Blob };

/** Of what a file is made, nothing is there yet. */
export const nothingCame = { fetched: [], missed: [], failure: null };

type Came<Fetched, Missed> = { fetched: readonly Fetched[]; missed: readonly Missed[] };

/** What has come, with what comes; what is missing is only what this last call has missed. */
export const withCome = <Fetched, Missed>(
  before: readonly Fetched[],
  { fetched, missed }: Came<Fetched, Missed>,
) => ({ fetched: [...before, ...fetched], missed, failure: null });

/** What has come and what is missing, with what comes: what comes again takes the place of what it was. */
export const withComeAgain = <Fetched, Missed>(
  before: Came<Fetched, Missed>,
  came: Came<Fetched, Missed>,
  keyOf: (each: Fetched | Missed) => string,
) => {
  const again = new Set([...came.fetched, ...came.missed].map(keyOf));
  const isOther = (each: Fetched | Missed) => !again.has(keyOf(each));
  return {
    fetched: [...before.fetched.filter(isOther), ...came.fetched],
    missed: [...before.missed.filter(isOther), ...came.missed],
    failure: null,
  };
};

/** What is asked for and has not come. */
export const notCome = <Item>(
  requested: readonly Item[],
  fetched: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] => {
  const here = new Set(fetched.map(keyOf));
  return requested.filter((item) => !here.has(keyOf(item)));
};

/** Whether something is missing for want of an answer: asked again, it may come. */
export const isUnreached = ({ missed }: { missed: readonly { failure: Failure }[] }): boolean =>
  missed.some(({ failure }) => failure.kind === 'unavailable');

export const areAllHere = ({ missed }: Came<unknown, unknown>): boolean => missed.length === 0;

/** Whether nothing has come, neither this time nor before. */
export const isNoneHere = (before: readonly unknown[], { fetched }: Came<unknown, unknown>): boolean =>
  before.length + fetched.length === 0;
