import type { ComponentProps, KeyboardEvent } from 'react';
import type { Elements } from '../../controls/buttons/Button.tsx';
import { VisuallyHidden } from '../../display/Skeleton.tsx';
import { choice } from './Choice.css.ts';

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'readOnly'> & {
  type: 'radio' | 'checkbox';
  mark: Elements;
  isInvalid: boolean;
  isReadOnly: boolean;
};

const isChange = ({ key }: KeyboardEvent): boolean => key === ' ' || key.startsWith('Arrow');

/** Native radio button or checkbox. HTML cannot make it read-only, so its handler cancels a click. */
export const Choice = ({ mark, isInvalid, isReadOnly, children, onChange, ...input }: Props) => (
  <label
    className={choice}
    data-invalid={isInvalid || undefined}
    onClick={(event) => isReadOnly && event.preventDefault()}
    onKeyDown={(event) => isReadOnly && isChange(event) && event.preventDefault()}
  >
    <VisuallyHidden>
      <input {...input} onChange={isReadOnly ? () => {} : onChange} />
    </VisuallyHidden>
    {mark}
    <span>{children}</span>
  </label>
);
