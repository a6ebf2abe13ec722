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
 * One contract: what tells it apart, then, opened, its details. Those that a search keeps are not rendered
 * again at each keystroke.
 */
export const ContractItem = memo(({ contract, isSought }: { contract: Contract; isSought: boolean }) => (
  <AccordionItem
    defaultOpen={isSought}
    folded={lists('folded')}
    title={
      <ContractTitle
        name={contract.name}
        detail={`${spacedReference(contract.reference)} · ${truncate(contract.served_address, addressLength) || words('noAddress')}`}
      />
    }
  >
    <ContractDetails contract={contract} />
  </AccordionItem>
));
