import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#locales/fr/place.ts';
import { plural } from '#locales/translator.ts';
import { suggestionMachine } from '#machines/address-suggestion/addressSuggestion.machine.ts';
import type { Street } from '../../domain/request/place.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { useAddresses } from './addresses.ts';
import { SuggestionField } from './SuggestionField.tsx';

const streetSuggestion = suggestionMachine<Street>();

type Props = {
  /** Of the town; another town has a field of its own (`key`). */
  insee: string;
};

/**
 * A street of a town, suggested as one types: `street` is what is typed, and may be none of those suggested; a choice fills
 * `hexaviaCode` where it is known. It stands under an `AddressesContext`.
 */
export const StreetField = ({ insee }: Props) => {
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
