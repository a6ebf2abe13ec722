import type { Failure } from './failure.ts';

/** What came of a call for each of several items: those it answered, with what it did, and why it failed for the others. */
export type Gathered<Item, Answer> = {
  fetched: readonly (Item & Answer)[];
  missed: readonly (Item & { failure: Failure })[];
};
