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
 * One contract: its name, reference and address; once opened, its details, with the whole address when it was cut. Contracts
 * that a search keeps are not rendered again at each keystroke.
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
