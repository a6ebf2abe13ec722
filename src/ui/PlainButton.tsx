import type { ComponentProps } from 'react';
import { action } from './Button.css.ts';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & { variant?: keyof typeof action };

/**
 * A native button in the dress of `Button`, for the screens that load before React Aria: the session's and
 * the errors'. Anywhere else, use `Button`.
 */
export const PlainButton = ({ variant = 'outlined', ...props }: Props) => (
  <button {...props} type="button" className={action[variant]} />
);
