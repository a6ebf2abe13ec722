import { type ReactNode, useState } from 'react';
import { t } from '#locales/fr/contract.ts';
import { AccordionItem } from '../../ui/controls/Accordion.tsx';
import { panel } from './ContractItem.css.ts';

type Props = {
  /** What tells it from the others, in words only. */
  title: ReactNode;
  /** Found alone, it is opened. */
  isAlone: boolean;
  children: ReactNode;
};

/** A contract and its rows, which are rendered once it is opened, and stay: a thousand contracts cost no more. */
export const ContractItem = ({ title, isAlone, children }: Props) => {
  const [isOpen, setOpen] = useState(isAlone);
  const [wasOpened, setOpened] = useState(isAlone);
  return (
    <AccordionItem
      isOpen={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens);
        setOpened(true);
      }}
      title={title}
      folded={t('folded')}
    >
      {wasOpened && <div className={panel}>{children}</div>}
    </AccordionItem>
  );
};
