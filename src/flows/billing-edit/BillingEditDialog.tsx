import { useSelector } from '@xstate/react';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { billingEditWords, t } from '#locales/fr/billingEdit.ts';
import { t as place } from '#locales/fr/place.ts';
import { suggestionMachine } from '#machines/address-suggestion/addressSuggestion.machine.ts';
import {
  type BillingEditInput,
  type BillingField,
  type billingEditMachine,
  billingSchema,
  isClosed,
  isRequired,
} from '#machines/billing-edit/billingEdit.machine.ts';
import type { Contract } from '../../domain/contract/contract.ts';
import {
  findTown,
  type Place,
  type Street,
  sameName,
  splitStreet,
  townQuery,
} from '../../domain/request/place.ts';
import { streetWords, townWords } from '../../fields/addresses/PlaceField.tsx';
import {
  type Addresses,
  type SuggestionActor,
  SuggestionField,
  useAddresses,
  useSuggestion,
} from '../../fields/addresses/SuggestionField.tsx';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { FieldRow } from '../../ui/forms/FormLayout.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { typeInto } from '../../ui/forms/typedForms.ts';
import { type ContractFormProps, NewFormDialog } from '../../views/forms/FormDialog.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';
import { billingEdit } from './billingEdit.ports.ts';

const toUpperCase = (typed: string) => typed.toUpperCase();

type Suggesting<Found extends Place> = Pick<
  ComponentProps<typeof SuggestionField<Found>>,
  'name' | 'label' | 'isRequired' | 'isDisabled' | 'onFocus' | 'onChoose'
> & { actor: SuggestionActor<Found> };

const Town = (props: Suggesting<Place>) => (
  <SuggestionField
    {...props}
    takesAnything
    hint={t('billing_town.hint')}
    list={place('town.list')}
    words={{ ...townWords, short: '', unavailable: place('town.freeEntry') }}
    detailOf={({ zipcode }) => zipcode}
    autoComplete="address-level2"
  />
);

const StreetLine = (props: Suggesting<Street>) => (
  <SuggestionField
    {...props}
    takesAnything
    hint={t('billing_address_1.hint')}
    list={place('street.list')}
    words={{ ...streetWords, wholeName: t('billing_address_1.whole'), nothingFound: '', short: '' }}
    autoComplete="address-line1"
  />
);

const fieldsOf =
  ({ role, contract }: BillingEditInput) =>
  (name: BillingField) => ({
    name,
    label: t(`${name}.label`),
    defaultValue: contract[name],
    isDisabled: isClosed(role, name),
    isRequired: isRequired(contract, name),
  });

type BillingAddressProps = { contract: Contract; field: ReturnType<typeof fieldsOf> };

/** Town whose streets are suggested: the town that the user has chosen, else the town of the contract. */
type Scope = { insee: string } | Pick<Place, 'town' | 'zipcode'> | null;

const streetSuggestion = suggestionMachine<Street>();

const createStreet = ({ suggestTowns, suggestStreets }: Addresses, scope: Scope, typed: string) => {
  let known = scope && 'insee' in scope ? scope : null;
  const suggest = fromPromise<readonly Street[], { query: string }>(async ({ input, signal }) => {
    const line = splitStreet(input.query);
    if (!scope || !line) return [];
    if (!known && 'town' in scope) known = findTown(await suggestTowns(townQuery(scope), signal), scope);
    if (!known) return [];
    const streets = await suggestStreets({ query: line.street, insee: known.insee }, signal);
    return streets.map((street) => ({ ...street, label: `${line.number} ${street.label}`.trim() }));
  });
  return createActor(streetSuggestion.provide({ actors: { suggest } }), { input: { typed } });
};

const useBillingStreet = (contract: Contract, town: SuggestionActor<Place>) => {
  const { billing_town, billing_zip_code, billing_address_1 } = contract;
  const addresses = useAddresses();
  const insee = useSelector(town, (found) =>
    found.matches('chosen') ? found.context.chosen?.insee : undefined,
  );
  const isOwn = useSelector(
    town,
    ({ context }) => billing_town !== '' && sameName(context.typed, billing_town),
  );
  const [street, setStreet] = useState(() => createStreet(addresses, null, billing_address_1));
  const replace = useEffectEvent((scope: Scope) => {
    const next = createStreet(addresses, scope, street.getSnapshot().context.typed).start();
    setStreet(next);
    return () => void next.stop();
  });
  useEffect(() => {
    const own = isOwn ? { town: billing_town, zipcode: billing_zip_code } : null;
    return replace(insee ? { insee } : own);
  }, [insee, isOwn, billing_town, billing_zip_code]);
  return street;
};

/** Fields of the billing address. A chosen town fills the zip code (docs/rules.md#billing-details). */
const BillingAddress = ({ contract, field }: BillingAddressProps) => {
  const town = useSuggestion(useAddresses().suggestTowns, contract.billing_town);
  const street = useBillingStreet(contract, town);
  const zipcode = useRef<HTMLDivElement>(null);
  const isZipcodeTyped = useRef(false);

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

export const BillingEditView = ({ actor }: { actor: ActorRefFrom<typeof billingEditMachine> }) => {
  const { input } = actor.getSnapshot().context;
  const field = fieldsOf(input);
  return (
    <FormFlow actor={actor} schema={billingSchema(input)} words={[billingEditWords]} t={t}>
      <ContractName contract={input.contract} />
      {isClosed(input.role, 'siret') && <p>{t('closed')}</p>}
      <TextField {...field('name')} hint={t('name.hint')} autoComplete="off" />
      <TextField {...field('company_name')} autoComplete="organization" />
      <FieldRow>
        <TextField {...field('siret')} hint={t('siret.hint')} inputMode="numeric" autoComplete="off" />
        <TextField {...field('naf_code')} hint={t('naf_code.hint')} autoComplete="off" format={toUpperCase} />
      </FieldRow>
      <BillingAddress contract={input.contract} field={field} />
    </FormFlow>
  );
};

const BillingEditDialog = ({ profile, contract, onSubmitted, ...ends }: ContractFormProps) => (
  <NewFormDialog
    {...ends}
    onSubmitted={({ form: _, ...contract }) => onSubmitted({ contract })}
    t={t}
    create={() => createActor(billingEdit, { input: { role: profile.type, contract } })}
    View={BillingEditView}
  />
);

export default BillingEditDialog;
