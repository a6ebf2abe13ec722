import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import {
  addressSuggestionMachine,
  suggestionMachine,
} from '#machines/address-suggestion/addressSuggestion.machine.ts';
import type { Contract } from '#machines/domain/contract/contract.ts';
import { findTown, splitStreet, townQuery } from '#machines/domain/request/billedAddress.ts';
import { type Place, type Street, sameName } from '#machines/domain/request/place.ts';
import { type Addresses, useAddresses } from '../../fields/addresses/addresses.ts';
import type { SuggestionActor } from '../../fields/addresses/SuggestionField.tsx';

/** The towns suggested for the billing of a contract. */
export const useBillingTown = (contract: Contract): SuggestionActor<Place> => {
  const { suggestTowns } = useAddresses();
  const [machine] = useState(() =>
    addressSuggestionMachine.provide({
      actors: { suggest: fromPromise(({ input: { query }, signal }) => suggestTowns(query, signal)) },
    }),
  );
  return useActorRef(machine, { input: { typed: contract.billing_town } });
};

/** The town that limits the streets: one that is chosen, that of the contract, found once a street is typed, or none. */
type Scope = { insee: string } | Pick<Place, 'town' | 'zipcode'> | null;

const streetSuggestion = suggestionMachine<Street>();

/** Suggests streets of a town. The number that is typed before the street stays there. */
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

/** The streets suggested for the billing of a contract. Another town suggests others: what is typed stays. */
export const useBillingStreet = (contract: Contract, town: SuggestionActor<Place>) => {
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
