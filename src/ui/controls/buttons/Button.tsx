import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentProps, KeyboardEvent, ReactElement } from 'react';
import { afterPaint } from '../../browser/afterPaint.ts';
import { action, icon, labelled, words } from './Button.css.ts';

type Props = {
  /** Text that is shown and announced. Without it, the spinner is silent, in a labelled element. */
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

/** Content without a bare text. React breaks if the browser translates a text that has sibling elements. */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;

type NativeProps = Omit<
  ComponentProps<'button'>,
  'autoFocus' | 'className' | 'style' | 'disabled' | 'onClick'
>;

export type ButtonProps = NativeProps & {
  /** A screen has at most one `filled` button. An `icon` button is square and needs an `aria-label`. */
  variant?: keyof typeof action;
  icon?: Elements;
  isDisabled?: boolean;
  isBusy?: boolean;
  onPress?: (() => void) | undefined;
};

/** Ignores a repeated Enter, which would press the element that the first press has opened. */
const ignoreRepeat = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** Native button, because React Aria is heavy and is used only for controls that the browser lacks. */
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
