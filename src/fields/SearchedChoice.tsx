import { type ReactNode, useState } from 'react';
import { plural } from '#locales/translator.ts';
import { useDebounced } from '../ui/browser/hooks.ts';
import { CheckboxGroup } from '../ui/forms/choice/CheckboxGroup.tsx';
import { SearchField } from '../ui/forms/text/SearchField.tsx';
import { SiteText } from '../views/ContractTitle.tsx';
import * as css from './Fields.css.ts';

const mostShown = 8;

type Props<Item> = {
  name: string;
  items: readonly Item[];
  search: (typed: string) => readonly Item[];
  keyOf: (item: Item) => string;
  readOf: (item: Item) => { name: string; detail: string };
  first: () => string[];
  words: {
    label: string;
    hint: string;
    search: string;
    searchHint: string;
    none: string;
    more: (form: 'one' | 'other', count: number) => string;
  };
};

export const SearchedChoice = <Item,>(props: Props<Item>): ReactNode => {
  const { name, items, search, keyOf, readOf, first, words } = props;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(first);
  // Moves the checked items to the top at a search, not at a click: a checkbox with the focus must not move.
  const [leading, setLeading] = useState(chosen);
  const isSearched = items.length > mostShown;
  const isLeading = (item: Item) => leading.includes(keyOf(item));
  const found = search(typed).filter((item) => !isLeading(item));
  const room = Math.max(0, mostShown - leading.length);
  const shown = [...items.filter(isLeading), ...found.slice(0, room)];
  const more = found.length - Math.min(found.length, room);
  const none = found.length === 0 ? words.none : '';
  const news = useDebounced(more > 0 ? words.more(plural(more), more) : none);
  const find = (words: string) => {
    setTyped(words);
    setLeading(chosen);
  };
  const labelOf = (item: Item) => {
    const read = readOf(item);
    return (
      <span className={css.item}>
        <span>{read.name}</span>
        <span className={css.detail}>
          <SiteText text={read.detail} />
        </span>
      </span>
    );
  };
  return (
    <div className={css.choice}>
      <CheckboxGroup
        name={name}
        label={words.label}
        hint={words.hint}
        data-orientation="vertical"
        value={chosen}
        onChange={setChosen}
        search={
          isSearched && (
            <SearchField
              label={words.search}
              placeholder={words.searchHint}
              value={typed}
              onChange={find}
              onSubmit={find}
            />
          )
        }
        options={shown.map((item) => ({ value: keyOf(item), label: labelOf(item) }))}
      />
      {isSearched && (
        <p role="status" className={css.detail}>
          {news}
        </p>
      )}
    </div>
  );
};
