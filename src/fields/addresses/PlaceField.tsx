import { useActorRef } from '@xstate/react';
import { type ReactElement, useState } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#locales/fr/place.ts';
import { plural } from '#locales/translator.ts';
import { suggestionMachine } from '#machines/address-suggestion/addressSuggestion.machine.ts';
import { describePlace, type Place, type Street } from '../../domain/request/place.ts';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { useSnapshot } from '../../views/Flow.tsx';
import { freeEntry } from './SuggestionField.css.ts';
import {
  type SuggestionActor,
  SuggestionField,
  useAddresses,
  useTownSuggestion,
} from './SuggestionField.tsx';

type Props = {
  label?: string;
  /** True if the user may type a town when the address service finds no town or fails. */
  allowsFreeEntry?: boolean;
  otherwise?: ReactElement;
  onChoose?: (place: Place | null) => void;
};

/** Field of a town. `municipality` is the typed text. A chosen suggestion fills `zipcode` and `insee`. */
export const PlaceFieldView = ({
  actor,
  allowsFreeEntry = false,
  otherwise,
  ...props
}: Props & ViewProps) => {
  const snapshot = useSnapshot(actor);
  const { length: count } = snapshot.context.found;
  const chosen = snapshot.matches('chosen') ? snapshot.context.chosen : null;
  const isFree = allowsFreeEntry && (snapshot.context.needsFreeEntry || chosen?.zipcode === '');
  return (
    <SuggestionField
      {...props}
      actor={actor}
      name="municipality"
      label={props.label ?? t('town.label')}
      hint={t('town.hint')}
      list={t('town.list')}
      words={{
        wholeName: t('town.wholeName'),
        nothingFound: t(allowsFreeEntry ? 'town.nothingFoundFree' : 'town.nothingFound'),
        short: t(allowsFreeEntry ? 'town.shortFree' : 'town.short'),
        chosen: chosen ? t('town.chosen', { place: describePlace(chosen) }) : '',
        count: t(`town.count.${plural(count)}`, { count }),
        unavailable: t(allowsFreeEntry ? 'town.freeEntry' : 'town.unavailable'),
      }}
      detailOf={({ zipcode }) => zipcode}
    >
      {isFree ? (
        <div className={freeEntry}>
          <TextField name="zipcode" label={t('zipcode')} inputMode="numeric" autoComplete="postal-code" />
        </div>
      ) : (
        <input type="hidden" name="zipcode" value={chosen?.zipcode ?? ''} />
      )}
      <input type="hidden" name="insee" value={chosen?.insee ?? ''} />
      {!allowsFreeEntry && snapshot.hasTag('unavailable') && otherwise}
    </SuggestionField>
  );
};

type ViewProps = { actor: SuggestionActor<Place> };

/** Field of a town and its actor. Requires an `AddressesContext` (docs/rules.md#address-suggestions). */
export const PlaceField = (props: Props) => <PlaceFieldView {...props} actor={useTownSuggestion('')} />;

const streetSuggestion = suggestionMachine<Street>();

type StreetFieldProps = {
  /** INSEE code of the town. Use this code as React `key`, so that another town empties the field. */
  insee: string;
};

/** Field of a street. A chosen suggestion fills `hexaviaCode`. Requires an `AddressesContext`. */
export const StreetField = ({ insee }: StreetFieldProps) => {
  const { suggestStreets } = useAddresses();
  const [machine] = useState(() =>
    streetSuggestion.provide({
      actors: {
        suggest: fromPromise(({ input: { query }, signal }) => suggestStreets({ query, insee }, signal)),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { typed: '' } });
  const snapshot = useSnapshot(actor);
  const { length: count } = snapshot.context.found;
  const chosen = snapshot.matches('chosen') ? snapshot.context.chosen : null;
  return (
    <SuggestionField
      actor={actor}
      name="street"
      label={t('street.label')}
      hint={t('street.hint')}
      list={t('street.list')}
      words={{
        wholeName: t('street.wholeName'),
        nothingFound: t('street.nothingFound'),
        short: t('street.short'),
        chosen: chosen ? t('street.chosen', { name: chosen.name }) : '',
        count: t(`street.count.${plural(count)}`, { count }),
        unavailable: t('street.freeEntry'),
      }}
    >
      <input type="hidden" name="hexaviaCode" value={chosen?.hexaviaCode ?? ''} />
    </SuggestionField>
  );
};
