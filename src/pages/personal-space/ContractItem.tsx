import { memo } from 'react';
import { t as words } from '#locales/fr/contract.ts';
import { t as lists } from '#locales/fr/contracts.ts';
import {
  addressLength,
  type Contract,
  spacedReference,
  truncate,
} from '#machines/domain/contract/contract.ts';
import { AccordionItem } from '../../ui/controls/Accordion.tsx';
import { ContractTitle } from '../../views/ContractTitle.tsx';
import { ContractDetails } from './ContractDetails.tsx';

/**
 * Renders a contract: name, reference and address; once opened, its details, with the whole address if the summary cuts it.
 * Memoized: a keystroke in the search does not render the remaining contracts again.
 */
export const ContractItem = memo(({ contract, isSought }: { contract: Contract; isSought: boolean }) => {
  const { served_address: address } = contract;
  const cut = truncate(address, addressLength);
  return (
    <AccordionItem
      defaultOpen={isSought}
      folded={lists('folded')}
      title={
        <ContractTitle
          name={contract.name}
          detail={`${spacedReference(contract.reference)} · ${cut || words('noAddress')}`}
        />
      }
    >
      {cut !== address && <p>{address}</p>}
      <ContractDetails contract={contract} />
    </AccordionItem>
  );
});
