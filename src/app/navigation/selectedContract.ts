import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { Contract } from '../../domain/contract/contract.ts';

/** Reference of the contract to debit, stored for a reload and for the return from a signature. */
const selectedContract = stored(() => sessionStorage, 'portal.directDebit', z.string(), '');

type Named = {
  search: string;
  /** Full reference of the mandate, which contains the contract reference; empty if the URL has none. */
  fullRef?: string;
};

/** Contract of the URL, which becomes the selected contract; else the selected contract of this tab. */
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
