import { use, useEffect, useEffectEvent } from 'react';
import { ComboBoxStateContext, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import type { Suggested } from '#machines/address-suggestion/addressSuggestion.setup.ts';
import { keepOneWayOut } from '../../ui/dialogs/keepOneWayOut.ts';
import { popover } from '../../ui/dialogs/Popover.css.ts';
import * as css from './SuggestionField.css.ts';

/** One of the suggestions, as the list shows it. */
export type Option<Found> = { id: string; found: Found; detail: string };

/**
 * Opens the list under the keys that asked for it: React Aria opens it for what is there as one types, and again where it
 * had closed it for want of anything. It goes first: it would otherwise still mean to, and open the list after the choice.
 */
const useOpening = (found: readonly unknown[], isSuggested: boolean) => {
  const state = use(ComboBoxStateContext);
  const onFound = useEffectEvent((count: number) => {
    if (count > 0 && state?.isFocused && !state.isOpen) state.open(null, 'input');
  });
  useEffect(() => {
    if (!isSuggested) return;
    const frame = requestAnimationFrame(() => onFound(found.length));
    return () => cancelAnimationFrame(frame);
  }, [isSuggested, found]);
};

type Props<Found> = {
  label: string;
  options: readonly Option<Found>[];
  /** What the options are made of, the same as long as the answer is. */
  found: readonly Found[];
  isSuggested: boolean;
};

/** The suggestions of a `SuggestionField`, under it to the edges of the window: beyond, the page would scroll, which closes them. */
export const SuggestionList = <Found extends Suggested>({
  label,
  options,
  found,
  isSuggested,
}: Props<Found>) => {
  useOpening(found, isSuggested);
  return (
    <Popover ref={keepOneWayOut} className={`${popover} ${css.width}`} offset={6} containerPadding={0}>
      <ListBox aria-label={label} className={css.list} items={options}>
        {({ id, found: { label: name }, detail }) => (
          <ListBoxItem id={id} textValue={name} className={css.option}>
            <span>{name}</span>
            {detail && <span className={css.detail}>{detail}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
};
