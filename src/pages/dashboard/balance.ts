import type { Profile } from '../../domain/account/profile.ts';

/** What each contract owes, in euros, by its reference; a contract without a known balance is absent. */
export const toBalances = ({ detailContract }: Profile): Map<string, number> =>
  new Map(
    detailContract.flatMap(({ reference, balance }) => (balance === null ? [] : [[reference, balance]])),
  );

export const isDue = (balance: number): boolean => balance > 0;
