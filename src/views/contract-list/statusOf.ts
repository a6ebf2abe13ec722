import type { ContractListSnapshot } from './contractListActor.ts';

/** Which face the list shows. */
export const statusOf = (snapshot: Pick<ContractListSnapshot<unknown, unknown>, 'matches'>) => {
  if (snapshot.matches('listed')) return 'shown';
  if (snapshot.matches('unavailable')) return 'failed';
  return snapshot.matches('empty') ? 'empty' : 'loading';
};
