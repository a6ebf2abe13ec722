import { type ReactNode, useState } from 'react';
import { plural } from '#locales/translator.ts';
import { useSettled } from '../ui/browser/useSettled.ts';
import { CheckboxGroup } from '../ui/forms/choice/CheckboxGroup.tsx';
import { SearchField } from '../ui/forms/text/SearchField.tsx';
import * as css from './SearchedChoice.css.ts';

/** More of them are searched rather than read. */
const mostShown = 8;

type Props<Item> = {
  /** The payload key that it fills. */
  name: string;
  items: readonly Item[];
  /** What is typed finds some of them. */
  search: (typed: string) => readonly Item[];
  keyOf: (item: Item) => string;
  /** What is read of one: its name, then what tells it from another. */
  readOf: (item: Item) => { name: string; detail: string };
  /** What is ticked at first. */
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

/** Boxes to tick, a few of them at first and the others by a search. What is ticked stays in sight, whatever is searched. */
export const SearchedChoice = <Item,>(props: Props<Item>): ReactNode => {
  const { name, items, search, keyOf, readOf, first, words } = props;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(first);
  const isSearched = items.length > mostShown;
  const isChosen = (item: Item) => chosen.includes(keyOf(item));
  const found = search(typed).filter((item) => !isChosen(item));
  const room = Math.max(0, mostShown - chosen.length);
  const shown = [...items.filter(isChosen), ...found.slice(0, room)];
  const more = found.length - Math.min(found.length, room);
  const none = found.length === 0 ? words.none : '';
  const news = useSettled(more > 0 ? words.more(plural(more), more) : none);
  const labelOf = (item: Item) => {
    const read = readOf(item);
    return (
      <span className={css.item}>
        <span>{read.name}</span>
        <span className={css.detail}>{read.detail}</span>
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
              onChange={setTyped}
              onSubmit={setTyped}
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
