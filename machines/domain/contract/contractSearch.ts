import { searchable } from '../searchable.ts';
import { type Contract, spacedReference } from './contract.ts';

type Searched = Pick<Contract, 'reference' | 'name' | 'served_address'>;

/**
 * A search over contracts: prepared once, asked at each key press. Words are split and all must be found,
 * whatever their case and accents, in the reference, the name or the served address (docs/rules.md#contract-search).
 */
export const contractSearch = <Found extends Searched>(contracts: readonly Found[]) => {
  const rows = contracts.map((contract) => ({
    contract,
    content: searchable(
      [contract.reference, spacedReference(contract.reference), contract.name, contract.served_address].join(
        '\n',
      ),
    ),
  }));
  return (typed: string): Found[] => {
    const words = searchable(typed).split(/\s+/).filter(Boolean);
    return rows
      .filter(({ content }) => words.every((word) => content.includes(word)))
      .map(({ contract }) => contract);
  };
};
