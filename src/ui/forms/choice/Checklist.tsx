import CircleCheck from 'lucide-react/icons/circle-check';
import Minus from 'lucide-react/icons/minus';
import { type ReactNode, useId } from 'react';
import { t } from '#locales/fr/form.ts';
import { VisuallyHidden } from '../../display/VisuallyHidden.tsx';
import { items as itemStyles, list, title as titleStyle } from './Checklist.css.ts';

type Props = {
  /** For a control to be described by. */
  id: string;
  title: ReactNode;
  items: readonly { label: string; isMet: boolean }[];
};

/** Conditions, each ticked as soon as it is met; how many are so is said at each change. */
export const Checklist = ({ id, title, items }: Props) => {
  const titleId = useId();
  const met = items.filter(({ isMet }) => isMet).length;
  return (
    <div id={id}>
      <p id={titleId} className={titleStyle}>
        {title}
      </p>
      <ul className={list} aria-labelledby={titleId}>
        {items.map(({ label, isMet }) => (
          <li key={label} className={itemStyles[isMet ? 'met' : 'unmet']} data-met={isMet}>
            {isMet ? <CircleCheck /> : <Minus />}
            <span>{label}</span>
            <VisuallyHidden>{t(isMet ? 'checklist.met' : 'checklist.unmet')}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{t('checklist.count', { met, total: items.length })}</span>
      </VisuallyHidden>
    </div>
  );
};
