import type { SandboxContract } from '../data/contracts.ts';
import { plain } from '../data/plain.ts';

/** What the searches of contracts share, of invoices and of meters. */

/** Contracts of a page, and rows of a contract that has more than its answer carries. */
export const pageSize = 5;

/** The rows of a page, from 1. */
export const slicePage = <Row>(rows: readonly Row[], page: number): Row[] =>
  rows.slice((page - 1) * pageSize, page * pageSize);

/** Whether an address holds each of the words, whatever their case and accents. */
export const addressHolds = (words: string) => {
  const wanted = plain(words).split(' ');
  return (address: string | null): boolean => {
    const known = plain(address ?? '');
    return wanted.every((word) => known.includes(word));
  };
};

export const startsWith =
  (reference: string) =>
  (contract: SandboxContract): boolean =>
    contract.reference.startsWith(reference);
