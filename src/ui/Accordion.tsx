import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode, Ref } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';
import { chevron, content, heading, item, list, title as titleStyle, trigger } from './Accordion.css.ts';

type AccordionProps = { ref?: Ref<HTMLDivElement>; children: ReactNode };

export const Accordion = ({ ref, children }: AccordionProps) => (
  <div ref={ref} className={list}>
    {children}
  </div>
);

type Props = {
  /** What stays visible: it is the button's name, so words only. */
  title: ReactNode;
  children: ReactNode;
  /** Level of the heading that wraps the button, 3 unless told. */
  level?: 2 | 3 | 4;
  defaultOpen?: boolean;
  /** Given, the parent holds what is open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** Closed, its content stays in the page for the browser's own search, which opens it. */
export const AccordionItem = ({ title, children, level = 3, defaultOpen, isOpen, onOpenChange }: Props) => (
  <Disclosure
    className={item}
    {...(defaultOpen !== undefined && { defaultExpanded: defaultOpen })}
    {...(isOpen !== undefined && { isExpanded: isOpen })}
    {...(onOpenChange && { onExpandedChange: onOpenChange })}
  >
    <Heading level={level} className={heading}>
      <Button slot="trigger" className={trigger}>
        <span className={titleStyle}>{title}</span>
        <span className={chevron}>
          <ChevronDown />
        </span>
      </Button>
    </Heading>
    <DisclosurePanel>
      <div className={content}>{children}</div>
    </DisclosurePanel>
  </Disclosure>
);
