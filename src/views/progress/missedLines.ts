import type { Failure } from '../../domain/failure.ts';
import { failureText } from '../failureText.ts';

/** A line of a list of what did not come. */
export type MissedLine = { key: string; line: string };

/** Past so many, what failed alike is counted, not listed. */
const mostListed = 5;

/** Each thing that is missing with why, or how many are for the same reason. */
export const toMissedLines = <Missed extends { failure: Failure }>(
  missed: readonly Missed[],
  toLine: (each: Missed, reason: string) => MissedLine,
  countAlike: (count: number, reason: string) => string,
): MissedLine[] => {
  const alike = new Map<string, Missed[]>();
  for (const each of missed) {
    const reason = failureText(each.failure);
    alike.set(reason, [...(alike.get(reason) ?? []), each]);
  }
  return [...alike].flatMap(([reason, group]) =>
    group.length > mostListed
      ? [{ key: reason, line: countAlike(group.length, reason) }]
      : group.map((each) => toLine(each, reason)),
  );
};
