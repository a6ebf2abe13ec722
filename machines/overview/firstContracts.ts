import type { Unread } from '#src/domain/answer.ts';

/** The first contracts that a search finds, how many there are of them and of their rows, and when they were read. */
export type FirstContracts<Contract> = {
  contracts: readonly Contract[];
  contractCount: number;
  rowCount: number;
  /** Contracts and rows left out, since they cannot be read; none unless said. */
  unread?: readonly Unread[];
  readAt: Date;
};

/** How much of what there is was read, and when. */
export type Reach = { readAt: Date; read: number; count: number; unread: readonly Unread[] };

export const isWhole = ({ read, count }: Reach): boolean => read >= count;
