import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { t } from '#locales/fr/ui.ts';
import { afterPaint } from '../../browser/afterPaint.ts';
import { action } from '../../controls/buttons/Button.css.ts';
import { control, field } from '../Form.css.ts';
import { clear, input, lens, line } from './Text.css.ts';

type NativeProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'>;

type Props = Omit<NativeProps, 'value' | 'defaultValue' | 'onChange' | 'onSubmit'> & {
  label: string;
  value?: string;
  defaultValue?: string;
  onChange?: (typed: string) => void;
  onSubmit?: (typed: string) => void;
};

/** Search field. A first Escape empties the field; a second one closes the dialog around it. */
export const SearchField = ({ label, value, defaultValue = '', ...props }: Props) => {
  const { onChange, onSubmit, ...native } = props;
  const box = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const typed = value ?? own;

  const change = (next: string) => {
    setOwn(next);
    // Changes a controlled value during the event: after the event, React would reset the field.
    if (value !== undefined) onChange?.(next);
    else afterPaint(() => onChange?.(next));
  };

  const press = (event: KeyboardEvent) => {
    const isClearing = event.key === 'Escape' && typed !== '';
    const isSubmitting = event.key === 'Enter' && onSubmit !== undefined;
    if (!isClearing && !isSubmitting) return;
    event.preventDefault();
    event.stopPropagation();
    if (isClearing) change('');
    else onSubmit?.(typed);
  };

  return (
    <div className={field}>
      <div className={line}>
        <span className={lens}>
          <Search />
        </span>
        <input
          {...native}
          ref={box}
          type="search"
          aria-label={label}
          className={`${control} ${input}`}
          value={typed}
          onChange={({ target }) => change(target.value)}
          onKeyDown={press}
        />
        {typed !== '' && (
          <span className={clear}>
            <button
              type="button"
              tabIndex={-1}
              className={action.icon}
              aria-label={t('clear')}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                change('');
                box.current?.focus();
              }}
            >
              <X />
            </button>
          </span>
        )}
      </div>
    </div>
  );
};
