import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentProps, KeyboardEvent, ReactElement } from 'react';
import { afterPaint } from '../../browser/afterPaint.ts';
import { action, icon, labelled, words } from './Button.css.ts';

type Props = {
  /** Visible text. Without it, screen readers ignore the spinner, so the parent needs a name. */
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

/** Children without bare texts: React fails if a page translator replaces a text that has siblings. */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;

type NativeProps = Omit<
  ComponentProps<'button'>,
  'autoFocus' | 'className' | 'style' | 'disabled' | 'onClick'
>;

export type ButtonProps = NativeProps & {
  /** A screen has at most one `filled` button. An `icon` button needs an `aria-label`. */
  variant?: keyof typeof action;
  icon?: Elements;
  isDisabled?: boolean;
  isBusy?: boolean;
  onPress?: (() => void) | undefined;
};

/** Ignores the repeated key of a held Enter: it would press the element that the first key opened. */
const ignoreRepeat = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

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
