import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { Contract } from '../../domain/contract/contract.ts';

/** Reference of the contract chosen for direct debit; kept during a reload and the signature elsewhere. */
const selectedContract = stored(() => sessionStorage, 'portal.directDebit', z.string(), '');

type Named = {
  search: string;
  /** Full reference of the signed mandate, which starts with the contract reference; empty without one. */
  fullRef?: string;
};

/** Contract for direct debit: the one of the URL, which is then stored, else the stored one. */
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
