import * as z from 'zod/mini';
import type { Departure } from './session.setup.ts';

/**
 * Sign-ins of this tab. `left`: the tab is redirected to the sign-in. `returned`: the tab is back with a
 * token. `settled`: the profile is loaded. `expiries`: times in ms at which `settled` sessions expired.
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
