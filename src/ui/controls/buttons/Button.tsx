import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentProps, KeyboardEvent, ReactElement } from 'react';
import { afterPaint } from '../../browser/afterPaint.ts';
import { action, icon, labelled, words } from './Button.css.ts';

type Props = {
  /** What is under way, said and shown; without it the spinner is mute, inside something that speaks. */
  label?: string;
};

export const Spinner = ({ label }: Props) => {
  const wheel = <LoaderCircle className={icon} />;
  return label === undefined ? (
    wheel
  ) : (
    <div role="status" className={labelled}>
      {wheel}
      <span>{label}</span>
    </div>
  );
};

/** Nodes that may have siblings: a text beside them would break in a page that the browser translates. */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;

type NativeProps = Omit<
  ComponentProps<'button'>,
  'autoFocus' | 'className' | 'style' | 'disabled' | 'onClick'
>;

export type ButtonProps = NativeProps & {
  /** One filled button a screen; `icon` is square and needs an `aria-label`. */
  variant?: keyof typeof action;
  icon?: Elements;
  isDisabled?: boolean;
  /** Its work is under way: a spinner shows and presses do nothing, but it keeps its focus and its type. */
  isBusy?: boolean;
  onPress?: (() => void) | undefined;
};

/** A key held down presses once: what it opens takes the focus, and would be pressed in its turn. */
const ignoreRepeat = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** The browser's own button: React Aria, which is heavy, is left to what the browser has not. */
export const Button = (props: ButtonProps) => {
  const { variant = 'outlined', icon, isDisabled, isBusy = false, onPress, children, ...native } = props;
  return (
    <button
      type="button"
      onKeyDown={ignoreRepeat}
      {...native}
      {...(isBusy && { 'aria-disabled': true })}
      disabled={isDisabled}
      className={action[variant]}
      onClick={() => {
        if (!isBusy && onPress) afterPaint(onPress);
      }}
    >
      {isBusy ? <Spinner /> : icon}
      <span className={words}>{children}</span>
    </button>
  );
};
