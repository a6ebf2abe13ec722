import * as z from 'zod/mini';
import type { Contract } from '#machines/domain/contract.ts';
import type { Profile } from '#machines/domain/profile.ts';
import { stored } from '../api/stored.ts';

/** The reference of the contract to debit: kept for a reload, and for the way back from a signature. */
const selectedContract = stored(() => sessionStorage, 'portal.directDebit', z.string(), '');

/** The contract that the address names (`?contrat=`), which it selects, else the one selected in this tab. */
export const contractOf = (search: string, { contracts }: Profile): Contract | null => {
  const named = new URLSearchParams(search).get('contrat');
  if (named) selectedContract.write(named);
  const reference = named ?? selectedContract.read();
  return contracts.find((contract) => contract.reference === reference) ?? null;
};
