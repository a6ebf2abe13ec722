import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { Contract } from '../../domain/contract/contract.ts';

/** The reference of the contract to debit: kept for a reload, and for the way back from a signature. */
const selectedContract = stored(() => sessionStorage, 'portal.directDebit', z.string(), '');

/** What the address may name a contract by. */
type Named = {
  /** Its query: `?contrat=`. */
  search: string;
  /** The full reference of a mandate, that of its contract and more; empty where the address has none. */
  fullRef?: string;
};

/** The contract that the address names, which it selects, else the one selected in this tab. */
export const findSelectedContract = (
  { search, fullRef = '' }: Named,
  { contracts }: Profile,
): Contract | null => {
  const signed = contracts.find(({ reference }) => fullRef.startsWith(reference));
  const named = new URLSearchParams(search).get('contrat') ?? signed?.reference;
  if (named) selectedContract.write(named);
  const reference = named ?? selectedContract.read();
  return contracts.find((contract) => contract.reference === reference) ?? null;
};
