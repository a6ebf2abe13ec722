import { memo } from 'react';
import { t as words } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/personalSpace.ts';
import {
  addressLength,
  type Contract,
  hasRole,
  spacedReference,
  truncate,
} from '#machines/domain/contract.ts';
import { ContractTitle } from '../../fields/ContractTitle.tsx';
import { AccordionItem } from '../../ui/Accordion.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ContractDetails } from './ContractDetails.tsx';

/**
 * One contract: what tells it apart, then, opened, its details. Those that a search keeps are not rendered
 * again at each keystroke.
 */
export const ContractItem = memo(({ contract }: { contract: Contract }) => (
  <AccordionItem
    title={
      <ContractTitle
        name={contract.name}
        detail={
          <>
            {spacedReference(contract.reference)} ·{' '}
            {truncate(contract.served_address, addressLength) || words('noAddress')}
          </>
        }
      >
        {hasRole(contract, 'PRELEVEMENT') && <Badge tone="ok">{t('contracts.directDebit')}</Badge>}
      </ContractTitle>
    }
  >
    <ContractDetails contract={contract} />
  </AccordionItem>
));
