import { wordSearch } from '../searchable.ts';
import { type Contract, spacedReference } from './contract.ts';

type Searched = Pick<Contract, 'reference' | 'name' | 'served_address'>;

/** The words shown in place of what a contract does not have. */
export type MissingWords = Pick<Contract, 'name' | 'served_address'>;

/** A search over contracts, in the reference, the name or the served address as they are shown (docs/rules.md#contract-search). */
export const contractSearch = <Found extends Searched>(contracts: readonly Found[], missing: MissingWords) =>
  wordSearch(contracts, ({ reference, name, served_address }) => [
    reference,
    spacedReference(reference),
    name || missing.name,
    served_address || missing.served_address,
  ]);
