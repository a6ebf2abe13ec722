import { useActorRef } from '@xstate/react';
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { t } from '#locales/fr/place.ts';
import { plural } from '#locales/translator.ts';
import { type Suggested, suggestionMachine } from '#machines/address-suggestion/addressSuggestion.machine.ts';
import type { Place, Street } from '../../domain/request/place.ts';
import { useDebounced } from '../../ui/browser/hooks.ts';
import { Button, type Elements, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { popover } from '../../ui/controls/menu/Menu.css.ts';
import { keepOneWayOut } from '../../ui/dialogs/overlay.tsx';
import { InFrench } from '../../ui/display/InFrench.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { AriaField, validation } from '../../ui/forms/choice/AriaField.tsx';
import { control, field } from '../../ui/forms/Form.css.ts';
import { useChangeHandler, useFormField } from '../../ui/forms/readForm.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import * as css from './SuggestionField.css.ts';

export type SuggestionActor<Found extends Suggested> = ActorRefFrom<
  ReturnType<typeof suggestionMachine<Found>>
>;

type SuggestionWords<Found> = {
  nothingFound: string;
  unavailable: string;
  short: string;
  wholeName: string;
  chosen: (chosen: Found) => string;
  count: (form: 'one' | 'other', count: number) => string;
};

type SuggestionNewsProps<Found extends Suggested> = {
  actor: SuggestionActor<Found>;
  words: SuggestionWords<Found>;
};

const useChosen = <Found extends Suggested>(actor: SuggestionActor<Found>) => {
  const snapshot = useSnapshot(actor);
  return { snapshot, chosen: snapshot.matches('chosen') ? snapshot.context.chosen : null };
};

/** Status below the field. A sentence is visible; only screen readers get the count of the suggestions. */
const SuggestionNews = <Found extends Suggested>({ actor, words }: SuggestionNewsProps<Found>) => {
  const { snapshot, chosen } = useChosen(actor);
  const { length: count } = snapshot.context.found;
  const describe = () => {
    if (snapshot.hasTag('unavailable')) return words.unavailable;
    if (snapshot.matches('tooShort')) return words.short;
    if (snapshot.matches('searching')) return t('searching');
    if (snapshot.matches('nothingFound')) return words.nothingFound;
    return chosen ? words.chosen(chosen) : '';
  };
  const sentence = describe();
  const current = snapshot.matches('suggested') ? words.count(plural(count), count) : sentence;
  const settled = useDebounced(current);
  return (
    <div className={css.status}>
      <p aria-hidden="true" className={css.news}>
        {snapshot.matches('searching') && <Spinner />}
        <span>{sentence}</span>
      </p>
      <VisuallyHidden>
        {/* `data-live-announcer` makes screen readers read this status while React Aria shows the list. */}
        <span role="status" data-live-announcer="true">
          {settled === current ? settled : ''}
        </span>
      </VisuallyHidden>
      {snapshot.matches('rested') && (
        <Button variant="text" onPress={() => actor.send({ type: 'search.retried' })}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
};

type Props<Found extends Suggested> = {
  actor: SuggestionActor<Found>;
  name: string;
  label: string;
  hint: string;
  list: string;
  words: SuggestionWords<Found>;
  detailOf?: (found: Found) => string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** True if any text is valid: Enter then submits the form even before the suggestions arrive. */
  takesAnything?: boolean;
  autoComplete?: string;
  onFocus?: () => void;
  onChoose?: ((chosen: Found | null) => void) | undefined;
  children?: (chosen: Found | null) => Elements;
};

/** Calls `onChoose` only once for a choice that both the statechart and the returned function report. */
const useChoice = <Found,>(
  chosen: Found | null,
  onChoose: ((chosen: Found | null) => void) | undefined,
): ((chosen: Found) => void) => {
  const reported = useRef<Found | null>(null);
  const notify = useChangeHandler(onChoose);
  const report = (choice: Found | null) => {
    reported.current = choice;
    notify(choice);
  };
  const onChosen = useEffectEvent((choice: Found | null) => {
    if (choice !== reported.current) report(choice);
  });
  useLayoutEffect(() => onChosen(chosen), [chosen]);
  return report;
};

type Option<Found> = { id: string; found: Found; detail: string };

/**
 * Opens the list if suggestions arrive after the last key, because React Aria opens it only at a key. Waits
 * one animation frame, because React Aria could otherwise open the list again after a choice.
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

type SuggestionListProps<Found> = {
  label: string;
  options: readonly Option<Found>[];
  found: readonly Found[];
  isSuggested: boolean;
};

/** List that fits below the field. A higher list would scroll the page, and a scroll closes the list. */
const SuggestionList = <Found extends Suggested>({
  label,
  options,
  found,
  isSuggested,
}: SuggestionListProps<Found>) => {
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

export const SuggestionField = <Found extends Suggested>(props: Props<Found>) => {
  const { actor, name, label, hint, list, words, detailOf, isRequired = true, isDisabled = false } = props;
  const { takesAnything = false, onFocus, onChoose, children } = props;
  const { snapshot, chosen } = useChosen(actor);
  const { typed, found } = snapshot.context;
  const { sentences, ...state } = useFormField(name);
  const options = found.map((one, index) => ({
    id: String(index),
    found: one,
    detail: detailOf?.(one) ?? '',
  }));
  const report = useChoice(chosen, onChoose);
  const confirm = () => actor.send({ type: 'text.confirmed' });
  return (
    <Flow id="addressSuggestion" snapshot={snapshot}>
      <InFrench>
        <ComboBox
          {...validation}
          {...state}
          className={field}
          isRequired={isRequired}
          isDisabled={isDisabled}
          allowsCustomValue
          menuTrigger={chosen ? 'manual' : 'input'}
          items={options}
          inputValue={typed}
          onInputChange={(text) => {
            if (text !== typed) actor.send({ type: 'text.typed', text });
          }}
          selectedKey={options.find((option) => option.found === chosen)?.id ?? null}
          onSelectionChange={(key) => {
            const option = options.find(({ id }) => id === key);
            if (!option) return;
            actor.send({ type: 'suggestion.chosen', suggestion: option.found });
            report(option.found);
          }}
          {...(onFocus && { onFocus })}
          onBlur={({ target }) => {
            // Ignores a blur of the whole browser window, in which the user has not left the field.
            if (target !== document.activeElement) confirm();
          }}
          onKeyDown={(event) => {
            // Keeps Escape, which closes the list, from also closing the dialog around the field.
            if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') === 'true')
              event.stopPropagation();
            if (event.key !== 'Enter') return;
            // Enter must not submit the form during a search, or when Enter makes the zip-code field appear.
            const isShort = snapshot.matches('idle') && snapshot.can({ type: 'text.confirmed' });
            if (!takesAnything && (isShort || snapshot.matches('waiting') || snapshot.matches('searching')))
              event.preventDefault();
            confirm();
          }}
        >
          <AriaField
            label={label}
            hint={snapshot.hasTag('unavailable') ? words.wholeName : hint}
            isRequired={isRequired}
            sentences={sentences}
          >
            <Input name={name} className={control} autoComplete={props.autoComplete ?? 'off'} />
          </AriaField>
          <SuggestionList
            label={list}
            options={options}
            found={found}
            isSuggested={snapshot.matches('suggested') && !state.isReadOnly}
          />
        </ComboBox>
      </InFrench>
      <SuggestionNews actor={actor} words={words} />
      {children?.(chosen)}
    </Flow>
  );
};

export type Addresses = {
  suggestTowns: (query: string, signal: AbortSignal) => Promise<readonly Place[]>;
  suggestStreets: (
    search: { query: string; insee: string },
    signal: AbortSignal,
  ) => Promise<readonly Street[]>;
};

export const AddressesContext = createContext<Addresses | null>(null);

export const useAddresses = (): Addresses => {
  const addresses = use(AddressesContext);
  if (!addresses) throw new Error('A place field is outside AddressesContext');
  return addresses;
};

/** Actor of a field with suggestions. Calls the function `suggest` of the first render. */
export const useSuggestion = <Found extends Suggested>(
  suggest: (query: string, signal: AbortSignal) => Promise<readonly Found[]>,
  typed = '',
): SuggestionActor<Found> => {
  const [machine] = useState(() =>
    suggestionMachine<Found>().provide({
      actors: { suggest: fromPromise(({ input: { query }, signal }) => suggest(query, signal)) },
    }),
  );
  return useActorRef(machine, { input: { typed } });
};
