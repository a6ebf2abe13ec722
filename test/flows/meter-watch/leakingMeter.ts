import { blockOf } from '../../sandbox/accounts.ts';
import { makeContracts } from '../../sandbox/data/contracts.ts';
import { metersOf } from '../../sandbox/data/meters.ts';

/** The first meter of a contract leaks for twelve days, from 40 days ago: this contract comes after the first eight. */
const [found] = makeContracts(blockOf('grand-compte'), 48)
  .slice(8)
  .flatMap(metersOf)
  .filter(({ isReadFromAfar, trait }) => isReadFromAfar && trait === 'leak');
if (!found) throw new Error('No meter leaks');

export const leakingMeter = { ...found, kind: 'TR' } as const;
