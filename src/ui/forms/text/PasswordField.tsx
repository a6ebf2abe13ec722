import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Minus from 'lucide-react/icons/minus';
import { type ReactNode, useId, useState } from 'react';
import { t as checklist, t } from '#locales/fr/form.ts';
import { Button } from '../../controls/buttons/Button.tsx';
import { VisuallyHidden } from '../../display/Skeleton.tsx';
import { items as itemStyles, list, title as titleStyle } from '../choice/Choice.css.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'label' | 'type' | 'action' | 'autoComplete'> & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
};

export const PasswordField = (props: Props) => {
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <Button
      variant="icon"
      aria-label={t(isShown ? 'password.hide' : 'password.show', { label: props.label })}
      onPress={() => setIsShown(!isShown)}
    >
      {isShown ? <EyeOff /> : <Eye />}
    </Button>
  );
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCorrect="off"
      spellCheck="false"
      action={toggle}
    />
  );
};

type ChecklistProps = { id: string; title: ReactNode; items: readonly { label: string; isMet: boolean }[] };

export const Checklist = ({ id, title, items }: ChecklistProps) => {
  const titleId = useId();
  const met = items.filter(({ isMet }) => isMet).length;
  return (
    <div id={id}>
      <p id={titleId} className={titleStyle}>
        {title}
      </p>
      <ul className={list} aria-labelledby={titleId}>
        {items.map(({ label, isMet }) => (
          <li key={label} className={itemStyles[isMet ? 'met' : 'unmet']}>
            {isMet ? <CircleCheck /> : <Minus />}
            <span>{label}</span>
            <VisuallyHidden>{checklist(isMet ? 'checklist.met' : 'checklist.unmet')}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{checklist('checklist.count', { met, total: items.length })}</span>
      </VisuallyHidden>
    </div>
  );
};
