import { type ComponentProps, useRef } from 'react';
import { t } from '#locales/fr/billingEdit.ts';
import { t as place } from '#locales/fr/place.ts';
import { plural } from '#locales/plural.ts';
import type { BillingField } from '#machines/billing-edit/billingEdit.schema.ts';
import type { Contract } from '#machines/domain/contract/contract.ts';
import { describePlace, type Place, type Street } from '#machines/domain/request/place.ts';
import { type SuggestionActor, SuggestionField } from '../../fields/addresses/SuggestionField.tsx';
import { FieldRow } from '../../ui/forms/FormLayout.tsx';
import { TextField, type TextFieldProps } from '../../ui/forms/text/TextField.tsx';
import { typeInto } from '../../ui/forms/text/typeInto.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { useBillingStreet, useBillingTown } from './billingPlaces.ts';

type Suggesting<Found extends Place> = Pick<
  ComponentProps<typeof SuggestionField<Found>>,
  'name' | 'label' | 'isRequired' | 'isDisabled' | 'onFocus' | 'onChoose'
> & { actor: SuggestionActor<Found> };

const Town = (props: Suggesting<Place>) => {
  const snapshot = useSnapshot(props.actor);
  const { found, chosen } = snapshot.context;
  return (
    <SuggestionField
      {...props}
      takesAnything
      hint={t('billing_town.hint')}
      list={place('town.list')}
      words={{
        wholeName: place('town.wholeName'),
        nothingFound: place('town.nothingFound'),
        short: '',
        chosen: chosen ? place('town.chosen', { place: describePlace(chosen) }) : '',
        count: place(`town.count.${plural(found.length)}`, { count: found.length }),
        unavailable: place('town.freeEntry'),
      }}
      detailOf={({ zipcode }) => zipcode}
      autoComplete="address-level2"
    />
  );
};

const StreetLine = (props: Suggesting<Street>) => {
  const { found, chosen } = useSnapshot(props.actor).context;
  return (
    <SuggestionField
      {...props}
      takesAnything
      hint={t('billing_address_1.hint')}
      list={place('street.list')}
      words={{
        wholeName: t('billing_address_1.whole'),
        nothingFound: '',
        short: '',
        chosen: chosen ? place('street.chosen', { name: chosen.label }) : '',
        count: place(`street.count.${plural(found.length)}`, { count: found.length }),
        unavailable: place('street.freeEntry'),
      }}
      autoComplete="address-line1"
    />
  );
};

type Field = Pick<TextFieldProps, 'name' | 'label' | 'defaultValue' | 'isDisabled' | 'isRequired'> & {
  label: string;
  isDisabled: boolean;
  isRequired: boolean;
};

type Props = { contract: Contract; field: (name: BillingField) => Field };

const toUpperCase = (typed: string) => typed.toUpperCase();

/**
 * The address that the contract is billed to (docs/rules.md#billing-details). The town is first: it gives the zip code, and
 * limits the streets that are suggested.
 */
export const BillingAddress = ({ contract, field }: Props) => {
  const town = useBillingTown(contract);
  const street = useBillingStreet(contract, town);
  const zipcode = useRef<HTMLDivElement>(null);
  const isZipcodeTyped = useRef(false);

  /** A zip code that is typed while its town is looked for stays. */
  const fillZipcode = (chosen: Place | null) => {
    const control = zipcode.current?.querySelector('input');
    if (!chosen?.zipcode || !control || control.readOnly || isZipcodeTyped.current) return;
    typeInto(control, chosen.zipcode);
    isZipcodeTyped.current = false;
  };

  const { defaultValue: _, ...townField } = field('billing_town');
  const { defaultValue: __, ...streetField } = field('billing_address_1');
  return (
    <>
      <FieldRow>
        <Town
          {...townField}
          actor={town}
          onFocus={() => {
            isZipcodeTyped.current = false;
          }}
          onChoose={fillZipcode}
        />
        <div ref={zipcode}>
          <TextField
            {...field('billing_zip_code')}
            hint={t('billing_zip_code.hint')}
            inputMode="numeric"
            autoComplete="postal-code"
            onChange={() => {
              isZipcodeTyped.current = true;
            }}
          />
        </div>
      </FieldRow>
      <StreetLine {...streetField} actor={street} />
      <TextField {...field('billing_address_2')} autoComplete="address-line2" format={toUpperCase} />
    </>
  );
};
