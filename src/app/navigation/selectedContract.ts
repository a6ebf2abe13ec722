import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { Contract } from '../../domain/contract/contract.ts';

/** Contract of the direct debit form in this tab. A reload and the signature on another site keep it. */
const selectedContract = stored(() => sessionStorage, 'portal.directDebit', z.string(), '');

type Named = { search: string; fullRef?: string };

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
