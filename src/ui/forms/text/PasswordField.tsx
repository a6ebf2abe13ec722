import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { t } from '#locales/fr/form.ts';
import { Button } from '../../controls/buttons/Button.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'label' | 'type' | 'action' | 'autoComplete'> & {
  label: string;
  /** What a password manager may fill in or propose. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password, which its author may look at. */
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
