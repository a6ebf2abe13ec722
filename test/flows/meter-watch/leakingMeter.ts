import { blockOf } from '../../sandbox/accounts.ts';
import { makeContracts } from '../../sandbox/data/contracts.ts';
import { metersOf } from '../../sandbox/data/meters.ts';

/** Meter of the account `grand-compte` that had a leak for twelve days, from 40 days ago. */
const [found] = makeContracts(blockOf('grand-compte'), 48)
  .slice(8)
  .flatMap(metersOf)
  .filter(({ isReadFromAfar, trait }) => isReadFromAfar && trait === 'leak');
if (!found) throw new Error('No meter of the sandbox has a leak');

export const leakingMeter = { ...found, kind: 'TR' } as const;
