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
import { AccordionItem } from '../../ui/Accordion.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ContractDetails } from './ContractDetails.tsx';
import * as css from './ContractItem.css.ts';

/**
 * One contract: what tells it apart, then, opened, its details. Those that a search keeps are not rendered
 * again at each keystroke.
 */
export const ContractItem = memo(({ contract }: { contract: Contract }) => (
  <AccordionItem
    title={
      <span className={css.title}>
        <span className={css.words}>
          <span className={css.name}>{contract.name || words('unnamed')}</span>
          <span className={css.detail}>
            {spacedReference(contract.reference)} ·{' '}
            {truncate(contract.served_address, addressLength) || words('noAddress')}
          </span>
        </span>
        {hasRole(contract, 'PRELEVEMENT') && <Badge tone="ok">{t('contracts.directDebit')}</Badge>}
      </span>
    }
  >
    <ContractDetails contract={contract} />
  </AccordionItem>
));
