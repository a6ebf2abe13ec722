type Timer = { at: number; run: () => void };

/** The hour at which each walk begins. */
const beginning = Date.UTC(2026, 10, 21, 11);

/** A clock that all the pages of a walk share, and that only the walk advances. */
export const createClock = () => {
  let now = beginning;
  let last = 0;
  const timers = new Map<number, Timer>();

  const nextBefore = (end: number) =>
    [...timers].reduce<[number, Timer] | null>(
      (first, entry) => (entry[1].at <= end && (!first || entry[1].at < first[1].at) ? entry : first),
      null,
    );

  return {
    now: () => now,
    /** Lets time pass: what is due runs at its hour, and comes to rest before the next. */
    advance: async (delay: number, rest: () => Promise<void>): Promise<void> => {
      const end = now + delay;
      for (let due = nextBefore(end); due; due = nextBefore(end)) {
        const [id, { at, run }] = due;
        timers.delete(id);
        now = Math.max(now, at);
        run();
        await rest();
      }
      now = end;
    },
    /** The timers of one page. `count`: those that something waits for; they all end with the page. */
    ofPage: () => {
      const own = new Set<number>();
      const set = (run: () => void, delay = 0, isCounted = true): number => {
        const id = ++last;
        timers.set(id, { at: now + delay, run });
        if (isCounted) own.add(id);
        return id;
      };
      return {
        set,
        clear: (id: number) => void timers.delete(id),
        count: () => [...own].filter((id) => timers.has(id)).length,
        stop: () => {
          for (const id of own) timers.delete(id);
        },
      };
    },
  };
};

export type Clock = ReturnType<typeof createClock>;
