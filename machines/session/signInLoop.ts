import * as z from 'zod/mini';
import type { Departure } from './session.setup.ts';

/**
 * Redirects of this tab to the sign-in. `left`: redirected. `returned`: back with a token. `settled`: profile
 * loaded. `expiries`: times in ms at which sessions expired after `settled`.
 */
export const signInMemorySchema = z.object({
  phase: z.enum(['none', 'left', 'returned', 'settled']),
  expiries: z.array(z.number()),
});

export type SignInMemory = z.infer<typeof signInMemorySchema>;

export const noMemory: SignInMemory = { phase: 'none', expiries: [] };

const minute = 60_000;
const mostExpiriesAMinute = 10;

/** Decides if a 401 may redirect to the sign-in. If a redirect would be a loop, resets the memory. */
export const depart = (memory: SignInMemory, now: number): { departure: Departure; memory: SignInMemory } => {
  const recent = memory.expiries.filter((time) => now - time < minute);
  const expiries = memory.phase === 'settled' ? [...recent, now] : recent;
  if (memory.phase === 'returned' || expiries.length > mostExpiriesAMinute) {
    return { departure: 'looping', memory: noMemory };
  }
  return { departure: 'leaving', memory: { phase: 'left', expiries } };
};

export const comeBack = (memory: SignInMemory): SignInMemory =>
  memory.phase === 'left' ? { ...memory, phase: 'returned' } : memory;

export const settle = (memory: SignInMemory): SignInMemory => ({ ...memory, phase: 'settled' });
