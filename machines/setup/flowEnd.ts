import type { AnyMachineSnapshot } from 'xstate';

/** The tag of a state that is the end of a flow, on a screen that stays: a success that can still be looked at. */
export const ended = 'ended';

/** The tag of a final state that is no end of what a person came for. */
export const uncounted = 'uncounted';

/**
 * Whether a flow has come to one of its ends, which is counted (docs/rules.md#analytics): a final state, or one that stays.
 * Its chart alone says which.
 */
export const isAtEnd = (snapshot: Pick<AnyMachineSnapshot, 'status' | 'hasTag'>): boolean =>
  snapshot.status === 'done'
    ? !snapshot.hasTag(uncounted)
    : snapshot.status === 'active' && snapshot.hasTag(ended);
