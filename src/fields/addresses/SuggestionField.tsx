import { ComboBox, Input } from 'react-aria-components/ComboBox';
import type { ActorRefFrom } from 'xstate';
import type { suggestionMachine } from '#machines/address-suggestion/addressSuggestion.machine.ts';
import type { Suggested } from '#machines/address-suggestion/addressSuggestion.setup.ts';
import { InFrench } from '../../ui/display/InFrench.tsx';
import type { Elements } from '../../ui/elements.ts';
import { control, field } from '../../ui/forms/Field.css.ts';
import { FieldLabel } from '../../ui/forms/FieldLabel.tsx';
import { FieldError, FieldHint } from '../../ui/forms/FieldMessages.tsx';
import { useFormField } from '../../ui/forms/formContext.ts';
import { Flow } from '../../views/Flow.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { SuggestionNews, type SuggestionWords } from './SuggestionNews.tsx';
import { useChoice } from './useChoice.ts';

export type SuggestionActor<Found extends Suggested> = ActorRefFrom<
  ReturnType<typeof suggestionMachine<Found>>
>;

type Props<Found extends Suggested> = {
  actor: SuggestionActor<Found>;
  /** The payload key of what is typed. */
  name: string;
  label: string;
  hint: string;
  /** The name of the list. */
  list: string;
  words: SuggestionWords;
  /** What tells apart those of one name. */
  detailOf?: (found: Found) => string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** What is typed is enough: Enter sends its form before any answer. */
  takesAnything?: boolean;
  autoComplete?: string;
  onFocus?: () => void;
  /** What is chosen, `null` once it no longer is. */
  onChoose?: ((chosen: Found | null) => void) | undefined;
  /** What goes with it: what the choice fills. */
  children?: Elements;
};

/** A line of text that suggests, from three characters on; what is typed stays, whether or not it is chosen. */
export const SuggestionField = <Found extends Suggested>(props: Props<Found>) => {
  const { actor, name, label, hint, list, words, detailOf, isRequired = true, isDisabled = false } = props;
  const { takesAnything = false, onFocus, onChoose, children } = props;
  const snapshot = useSnapshot(actor);
  const { typed, found } = snapshot.context;
  const chosen = snapshot.matches('chosen') ? snapshot.context.chosen : null;
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
          {...state}
          className={field}
          isRequired={isRequired}
          isDisabled={isDisabled}
          allowsCustomValue
          // The name that a choice writes is no typing, which opens the list.
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
            // A window that is left keeps the focus where it is.
            if (target !== document.activeElement) confirm();
          }}
          onKeyDown={(event) => {
            // React Aria leaves it to the dialog too, since what is typed stays.
            if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') === 'true')
              event.stopPropagation();
            if (event.key !== 'Enter') return;
            // A form is not sent while its town is looked for, nor as its zip code comes to be asked for.
            const isShort = snapshot.matches('idle') && snapshot.can({ type: 'text.confirmed' });
            if (!takesAnything && (isShort || snapshot.matches('waiting') || snapshot.matches('searching')))
              event.preventDefault();
            confirm();
          }}
        >
          <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
          <FieldHint>{snapshot.hasTag('unavailable') ? words.wholeName : hint}</FieldHint>
          <Input name={name} className={control} autoComplete={props.autoComplete ?? 'off'} />
          <FieldError sentences={sentences} />
          <SuggestionList
            label={list}
            options={options}
            found={found}
            isSuggested={snapshot.matches('suggested') && !state.isReadOnly}
          />
        </ComboBox>
      </InFrench>
      <SuggestionNews
        words={words}
        snapshot={snapshot}
        onRetry={() => actor.send({ type: 'search.retried' })}
      />
      {children}
    </Flow>
  );
};
