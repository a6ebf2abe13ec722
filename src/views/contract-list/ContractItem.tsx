import { use, useState } from 'react';
import { t as contractText } from '#locales/fr/contract.ts';
import { t as words } from '#locales/fr/contracts.ts';
import { spacedReference, truncate } from '../../domain/contract/contract.ts';
import type { Site } from '../../domain/contract/siteLabel.ts';
import { AccordionItem } from '../../ui/controls/Accordion.tsx';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { ContractTitle } from '../ContractTitle.tsx';
import { useSiteLabel } from '../sites.ts';
import { panel } from './ContractList.css.ts';
import { ListMemoryContext } from './contractListActor.ts';

type Props = {
  contract: Site;
  nameLength?: number;
  detail?: string;
  aside: Elements;
  isAlone: boolean;
  children: Elements;
};

/** Contract of a list. Renders its rows when the user first expands it: a list may have 1,000 contracts. */
export const ContractItem = ({ contract, nameLength, detail = '', aside, isAlone, children }: Props) => {
  const { reference, name } = contract;
  const opened = use(ListMemoryContext)?.opened;
  const [isFirstOpen] = useState(() => isAlone || opened?.has(reference) === true);
  const [wasOpened, setOpened] = useState(isFirstOpen);
  const cut = truncate(name, nameLength);
  const { title, place } = useSiteLabel()({ ...contract, name: cut });
  return (
    <AccordionItem
      defaultOpen={isFirstOpen}
      onOpenChange={(isOpen) => {
        setOpened(true);
        if (isOpen) opened?.add(reference);
        else opened?.delete(reference);
      }}
      title={
        <ContractTitle
          name={title}
          detail={[spacedReference(reference), place || contractText('noAddress'), detail]
            .filter(Boolean)
            .join(' · ')}
        >
          {aside}
        </ContractTitle>
      }
      folded={words('folded')}
    >
      {wasOpened && (
        <div className={panel}>
          {cut !== name && <p>{name}</p>}
          {children}
        </div>
      )}
    </AccordionItem>
  );
};
