import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { action } from './Button.css.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> & {
  children: ReactNode;
  /** One filled button a screen; `icon` is square and needs an `aria-label`. */
  variant?: keyof typeof action;
  icon?: ReactNode;
  /** Its work is under way: a spinner shows and presses do nothing, but it keeps its focus and its type. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export const Button = ({
  variant = 'outlined',
  icon,
  isBusy = false,
  children,
  onPress,
  ...props
}: ButtonProps) => (
  <AriaButton {...props} {...(isBusy ? { 'aria-disabled': true } : { onPress })} className={action[variant]}>
    {isBusy ? <Spinner /> : icon}
    {children}
  </AriaButton>
);
