import { canonical } from '../chart/canonical.ts';
import type { Configuration, Timer } from './step.ts';

/** What is known of the delays of a machine: their lengths, and the ids of those beside which others have begun. */
export type Delays = { readonly lengths: ReadonlySet<number>; readonly raced: ReadonlySet<string> };

/** Learns of delays from the moves of a machine, each by the configurations before it, if any, and after it. */
export const learnDelays = ({ lengths: known, raced: before }: Delays) => {
  const [lengths, raced] = [new Set(known), new Set(before)];
  return {
    note: ({ timers }: Configuration, earlier?: Configuration): void => {
      if (timers.length === 0) return;
      for (const { delay } of timers) lengths.add(delay);
      const hasBegun = (timer: Timer) => timer.remaining === timer.delay && !earlier?.timers.includes(timer);
      if (timers.some(hasBegun)) for (const timer of timers) if (!hasBegun(timer)) raced.add(timer.id);
    },
    learnt: (): Delays => ({ lengths, raced }),
  };
};

/** Of a machine that has not been explored yet. */
export const noDelays: Delays = { lengths: new Set(), raced: new Set() };

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The longest span that every delay is a multiple of, in milliseconds. */
const spanOf = ({ lengths }: Delays): number => Math.max(1, [...lengths].reduce(greatestDivisor, 0));

/** Delays may race over this many spans before they are said to have too little in common. */
const maxSpans = 100;

/**
 * How long may pass next, in milliseconds: until the next delay ends and, where another may begin meanwhile, to each
 * moment, and once between each two, from which delays would end in another order.
 * @throws where there are too many of those.
 */
export const waitsFrom = ({ timers }: Configuration, delays: Delays): number[] => {
  if (timers.length === 0) return [];
  const next = Math.min(...timers.map(({ remaining }) => remaining));
  if (next <= 1) return [next];
  if (!timers.some(({ id }) => delays.raced.has(id))) {
    const haveBegun = timers.every(({ delay, remaining }) => delay === remaining);
    return haveBegun ? [Math.floor(next / 2), next] : [next];
  }
  const span = spanOf(delays);
  if (next > maxSpans * span)
    throw new Error(
      `delays of ${[...delays.lengths].join(', ')} ms end in too many orders; give them lengths that share a divisor`,
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

/** What the event of a delay carries. */
const carriedText = ({ event: { type, ...carried } }: Timer): string =>
  Object.keys(carried).length ? ` ${canonical(carried)}` : '';

/**
 * The delays under way, each with what remains of it. Where some race, that is no more than how many whole spans, and
 * which ends its span before which: two configurations that agree in that go on alike.
 */
export const timerTexts = ({ timers }: Configuration, delays: Delays): string[] => {
  if (delays.raced.size === 0)
    return timers.map((timer) => `${timer.id} ${timer.remaining}${carriedText(timer)}`);
  const span = spanOf(delays);
  const order = [...new Set([0, ...timers.map(({ remaining }) => remaining % span)])].sort((a, b) => a - b);
  return timers.map(
    (timer) =>
      `${timer.id} ${Math.floor(timer.remaining / span)}+${order.indexOf(timer.remaining % span)}${carriedText(timer)}`,
  );
};
