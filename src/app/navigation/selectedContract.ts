import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { Contract } from '../../domain/contract/contract.ts';

/** Reference of the contract to debit, kept for a reload and the return from a signature. */
const selectedContract = stored(() => sessionStorage, 'portal.directDebit', z.string(), '');

type Named = {
  search: string;
  /** Full mandate reference, which contains that of its contract; empty if the address has none. */
  fullRef?: string;
};

/** Contract of the address, stored as the selected one; else the contract selected in this tab. */
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
