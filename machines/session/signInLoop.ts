import * as z from 'zod/mini';
import type { Departure } from './session.setup.ts';

/**
 * What this tab remembers of its departures to the sign-in: `left` for it, `returned` with a token, or
 * `settled` once a profile was loaded. `expiries`: when settled sessions ended, in ms.
 */
export const signInMemorySchema = z.object({
  phase: z.enum(['none', 'left', 'returned', 'settled']),
  expiries: z.array(z.number()),
});

export type SignInMemory = z.infer<typeof signInMemorySchema>;

export const noMemory: SignInMemory = { phase: 'none', expiries: [] };

const minute = 60_000;
const mostExpiriesAMinute = 10;

/**
 * Decides whether a 401 may lead to the sign-in once more. It may not when the token that the sign-in has
 * just given is refused, nor when sessions end at once again and again: the browser would go in circles.
 * A loop forgets everything, so that a person who asks to sign in still can.
 */
export const depart = (memory: SignInMemory, now: number): { departure: Departure; memory: SignInMemory } => {
  const recent = memory.expiries.filter((time) => now - time < minute);
  const expiries = memory.phase === 'settled' ? [...recent, now] : recent;
  if (memory.phase === 'returned' || expiries.length > mostExpiriesAMinute) {
    return { departure: 'looping', memory: noMemory };
  }
  return { departure: 'leaving', memory: { phase: 'left', expiries } };
};

/** A token has come back. One that no departure asked for is given its chance. */
export const comeBack = (memory: SignInMemory): SignInMemory =>
  memory.phase === 'left' ? { ...memory, phase: 'returned' } : memory;

/** The token has opened a session. */
export const settle = (memory: SignInMemory): SignInMemory => ({ ...memory, phase: 'settled' });
