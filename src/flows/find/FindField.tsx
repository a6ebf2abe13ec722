import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import { t } from '#locales/fr/find.ts';
import { control, field } from '../../ui/forms/Field.css.ts';
import { input, lens, line } from '../../ui/forms/text/SearchField.css.ts';

/** What is looked for: the text box of a combobox whose list is always there. */
export const FindField = () => {
  const box = useRef<HTMLInputElement>(null);
  // What was typed the last time goes at the first key.
  useEffect(() => box.current?.select(), []);
  return (
    <TextField aria-label={t('label')} className={field} autoFocus>
      <div className={line}>
        <span className={lens}>
          <Search />
        </span>
        <Input
          ref={box}
          role="combobox"
          aria-expanded
          aria-haspopup="listbox"
          name="query"
          enterKeyHint="go"
          autoComplete="off"
          className={`${control} ${input}`}
          placeholder={t('placeholder')}
        />
      </div>
    </TextField>
  );
};
