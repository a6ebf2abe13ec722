import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
  Input,
} from 'react-aria-components/SearchField';
import { t } from '#locales/fr/ui.ts';
import { afterPaint } from '../../browser/afterPaint.ts';
import { action } from '../../controls/buttons/Button.css.ts';
import { InFrench } from '../../display/InFrench.tsx';
import { control, field } from '../Form.css.ts';
import { clear, input, lens, line } from './Text.css.ts';

type Props = Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'> & {
  label: string;
  placeholder?: string;
};

export const SearchField = ({ label, placeholder, onChange, ...props }: Props) => (
  <InFrench>
    <AriaSearchField
      {...props}
      onChange={(typed) => {
        // React requires the update of a controlled value in the same event.
        if (props.value !== undefined) onChange?.(typed);
        else afterPaint(() => onChange?.(typed));
      }}
      aria-label={label}
      className={field}
    >
      <div className={line}>
        <span className={lens}>
          <Search />
        </span>
        <Input className={`${control} ${input}`} placeholder={placeholder} />
        <span className={clear}>
          <Button className={action.icon} aria-label={t('clear')}>
            <X />
          </Button>
        </span>
      </div>
    </AriaSearchField>
  </InFrench>
);
