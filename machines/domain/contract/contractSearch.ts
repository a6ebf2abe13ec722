import { wordSearch } from '../searchable.ts';
import { type Contract, spacedReference } from './contract.ts';

type Searched = Pick<Contract, 'reference' | 'name' | 'served_address'>;

/** A search over contracts, in the reference, the name or the served address (docs/rules.md#contract-search). */
export const contractSearch = <Found extends Searched>(contracts: readonly Found[]) =>
  wordSearch(contracts, ({ reference, name, served_address }) => [
    reference,
    spacedReference(reference),
    name,
    served_address,
  ]);
