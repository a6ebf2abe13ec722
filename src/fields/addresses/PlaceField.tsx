import type { ReactElement } from 'react';
import { t } from '#locales/fr/place.ts';
import { describePlace, type Place, type Street } from '../../domain/request/place.ts';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { useSnapshot } from '../../views/Flow.tsx';
import { freeEntry } from './SuggestionField.css.ts';
import { type SuggestionActor, SuggestionField, useAddresses, useSuggestion } from './SuggestionField.tsx';

export const townWords = {
  wholeName: t('town.wholeName'),
  nothingFound: t('town.nothingFound'),
  short: t('town.short'),
  chosen: (place: Place) => t('town.chosen', { place: describePlace(place) }),
  count: (form: 'one' | 'other', count: number) => t(`town.count.${form}`, { count }),
  unavailable: t('town.unavailable'),
};

const freeTownWords = {
  ...townWords,
  nothingFound: t('town.nothingFoundFree'),
  short: t('town.shortFree'),
  unavailable: t('town.freeEntry'),
};

export const streetWords = {
  wholeName: t('street.wholeName'),
  nothingFound: t('street.nothingFound'),
  short: t('street.short'),
  chosen: ({ label }: Street) => t('street.chosen', { name: label }),
  count: (form: 'one' | 'other', count: number) => t(`street.count.${form}`, { count }),
  unavailable: t('street.freeEntry'),
};

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
  label = t('town.label'),
  allowsFreeEntry = false,
  otherwise,
  onChoose,
}: Props & { actor: SuggestionActor<Place> }) => {
  const snapshot = useSnapshot(actor);
  return (
    <SuggestionField
      actor={actor}
      name="municipality"
      label={label}
      hint={t('town.hint')}
      list={t('town.list')}
      words={allowsFreeEntry ? freeTownWords : townWords}
      detailOf={({ zipcode }) => zipcode}
      onChoose={onChoose}
    >
      {(chosen) => (
        <>
          {allowsFreeEntry && (snapshot.context.needsFreeEntry || chosen?.zipcode === '') ? (
            <div className={freeEntry}>
              <TextField name="zipcode" label={t('zipcode')} inputMode="numeric" autoComplete="postal-code" />
            </div>
          ) : (
            <input type="hidden" name="zipcode" value={chosen?.zipcode ?? ''} />
          )}
          <input type="hidden" name="insee" value={chosen?.insee ?? ''} />
          {!allowsFreeEntry && snapshot.hasTag('unavailable') && otherwise}
        </>
      )}
    </SuggestionField>
  );
};

/** Field of a town and its actor. Requires an `AddressesContext` (docs/rules.md#address-suggestions). */
export const PlaceField = (props: Props) => (
  <PlaceFieldView {...props} actor={useSuggestion(useAddresses().suggestTowns)} />
);

type StreetFieldProps = {
  /** INSEE code of the town. Use this code as React `key`, so that another town empties the field. */
  insee: string;
};

/** Field of a street. A chosen suggestion fills `hexaviaCode`. Requires an `AddressesContext`. */
export const StreetField = ({ insee }: StreetFieldProps) => {
  const { suggestStreets } = useAddresses();
  return (
    <SuggestionField
      actor={useSuggestion<Street>((query, signal) => suggestStreets({ query, insee }, signal))}
      name="street"
      label={t('street.label')}
      hint={t('street.hint')}
      list={t('street.list')}
      words={streetWords}
    >
      {(chosen) => <input type="hidden" name="hexaviaCode" value={chosen?.hexaviaCode ?? ''} />}
    </SuggestionField>
  );
};
