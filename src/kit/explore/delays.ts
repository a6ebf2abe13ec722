import { canonical } from '../chart/canonical.ts';
import type { Configuration, Timer } from './step.ts';

/** Delays of a machine. `lengths`: milliseconds. `raced`: ids of the delays that overlap another delay. */
export type Delays = {
  readonly lengths: ReadonlySet<number>;
  readonly raced: ReadonlySet<string>;
  /** True to explore only the order in which delays end, without their durations. */
  readonly isCoarse?: boolean;
};

export const learnDelays = ({ lengths: known, raced: before, isCoarse = false }: Delays) => {
  const [lengths, raced] = [new Set(known), new Set(before)];
  return {
    note: ({ timers }: Configuration, earlier?: Configuration): void => {
      if (timers.length === 0) return;
      for (const { delay } of timers) lengths.add(delay);
      const hasBegun = (timer: Timer) => timer.remaining === timer.delay && !earlier?.timers.includes(timer);
      if (timers.some(hasBegun)) for (const timer of timers) if (!hasBegun(timer)) raced.add(timer.id);
    },
    learnt: (): Delays => ({ lengths, raced, isCoarse }),
  };
};

export const noDelays: Delays = { lengths: new Set(), raced: new Set() };

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

const spanOf = ({ lengths }: Delays): number => Math.max(1, [...lengths].reduce(greatestDivisor, 0));

/** Maximum time until the next delay ends, as a multiple of the greatest common divisor of all delays. */
const maxSpans = 100;

/**
 * Waits in milliseconds: half of a new delay and all of it. For overlapping delays: also the times at which
 * another delay may end first. Throws if there are too many waits.
 */
export const waitsFrom = ({ timers }: Configuration, delays: Delays): number[] => {
  if (timers.length === 0) return [];
  const next = Math.min(...timers.map(({ remaining }) => remaining));
  // Also waits until 1 ms before a later delay ends: a delay that restarts then ends after the later delay.
  if (delays.isCoarse)
    return [
      ...new Set([next, ...timers.map(({ remaining }) => remaining - 1).filter((wait) => wait > next)]),
    ];
  if (next <= 1) return [next];
  if (!timers.some(({ id }) => delays.raced.has(id))) {
    const haveBegun = timers.every(({ delay, remaining }) => delay === remaining);
    return haveBegun ? [Math.floor(next / 2), next] : [next];
  }
  const span = spanOf(delays);
  if (next > maxSpans * span)
    throw new Error(
      `delays of ${[...delays.lengths].join(', ')} ms end in too many orders; give them lengths with a common divisor, or explore their orders without their lengths (--coarse)`,
    );
  const turns = timers.flatMap(({ remaining }) =>
    Array.from({ length: Math.ceil(next / span) }, (_, index) => (remaining % span) + index * span),
  );
  const bounds = [...new Set([0, ...turns.filter((turn) => turn < next), next])].sort((a, b) => a - b);
  const waits = bounds
    .slice(1)
    .flatMap((end, index) => [Math.floor(((bounds[index] ?? 0) + end) / 2), end])
    .filter((wait) => wait > 0);
  return [...new Set(waits)];
};

const carriedText = ({ event: { type, ...carried } }: Timer): string =>
  Object.keys(carried).length ? ` ${canonical(carried)}` : '';

/**
 * Texts of the running delays. Delays with equal texts have the same effects. The texts of overlapping delays
 * contain their remaining times, in units of the greatest common divisor, and the order of the remainders.
 */
export const timerTexts = ({ timers }: Configuration, delays: Delays): string[] => {
  if (delays.isCoarse) {
    const ranks = [...new Set(timers.map(({ remaining }) => remaining))].sort((a, b) => a - b);
    return timers.map((timer) => `${timer.id} ${ranks.indexOf(timer.remaining)}${carriedText(timer)}`);
  }
  if (delays.raced.size === 0)
    return timers.map((timer) => `${timer.id} ${timer.remaining}${carriedText(timer)}`);
  const span = spanOf(delays);
  const order = [...new Set([0, ...timers.map(({ remaining }) => remaining % span)])].sort((a, b) => a - b);
  return timers.map(
    (timer) =>
      `${timer.id} ${Math.floor(timer.remaining / span)}+${order.indexOf(timer.remaining % span)}${carriedText(timer)}`,
  );
};
