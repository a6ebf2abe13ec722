import type { ContextFrom } from 'xstate';
import type { phoneLookupMachine } from '#machines/phone-lookup/phoneLookup.machine.ts';
import { phoneLookupModel } from '#machines/phone-lookup/phoneLookup.model.ts';
import { spacedReference } from '#src/domain/contract/contract.ts';
import { ajaccio, saintMalo, streetsOfSaintMalo } from '#src/domain/fixtures/requests.ts';
import { formatPhone } from '#src/domain/format.ts';
import { choosePhoneNumber, contactsFor } from '#src/domain/request/phoneNumbers.ts';
import type { Addresses } from '#src/fields/addresses/SuggestionField.tsx';
import { failureText } from '#src/views/failureText.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { Past, ScreenItem, Shown } from '../../walks/expectations.ts';

type Context = ContextFrom<typeof phoneLookupMachine>;

const chosen: ScreenItem = { role: 'status', text: 'choisie', optional: true };

const street: ScreenItem = { role: 'combobox', name: 'Rue' };

const link: ScreenItem = { role: 'link' };

const retry: ScreenItem = { role: 'button', name: 'Réessayer' };

const formatTown = ({ place }: Context) => `${place?.town} (${place?.zipcode})`;

const emergency: ScreenItem[] = [
  { role: 'status', text: 'Numéro d’urgence, à toute heure, pour toutes nos communes' },
  { role: 'link', name: `Appeler le ${formatPhone('0199005018')}` },
];

const townName = ({ purpose, sites }: Context) => {
  if (purpose === 'day') return 'Commune concernée';
  return sites.length > 0 ? 'Commune de l’urgence, si elle est ailleurs' : 'Commune de l’urgence';
};

const ownSites = ({ sites }: Context): ScreenItem[] =>
  sites.length > 0 ? [{ role: 'radiogroup', name: 'Votre site concerné' }] : [];

const found = (context: Context, ...visible: ScreenItem[]): Shown => ({
  visible: [...ownSites(context), { role: 'combobox', name: townName(context) }, chosen, ...visible],
  absent: [street, link, retry].filter(({ role }) => !visible.some((item) => item.role === role)),
});

const shown = (context: Context, ...visible: ScreenItem[]): Shown =>
  found(context, ...(context.purpose === 'emergency' ? emergency : []), ...visible);

const contacts = (context: Context): ScreenItem[] => {
  const { purpose, answer } = context;
  const known = contactsFor(purpose, answer?.listeContacts ?? []);
  const title =
    purpose === 'day'
      ? `Service client pour ${formatTown(context)}`
      : `Numéro d’urgence pour ${formatTown(context)}`;
  const lines = known.map((contact) => {
    const number = formatPhone(choosePhoneNumber(purpose, contact)).replace(/\s/g, ' ');
    const hours = purpose === 'day' && contact.horaireCrc ? `Horaires : ${contact.horaireCrc}` : '';
    return `${number}${title}${hours}`;
  });
  return [
    { role: 'status', text: lines },
    { role: 'list', name: 'Numéros à appeler', lines },
    ...known.map(
      (contact): ScreenItem => ({
        role: 'link',
        name: `Appeler le ${formatPhone(choosePhoneNumber(purpose, contact))}`,
      }),
    ),
  ];
};

const streetForm = (context: Context, { all }: Past, news: ScreenItem[], disabled: boolean): Shown => {
  const form: ScreenItem[] = [
    street,
    { role: 'textbox', name: 'Numéro dans la rue' },
    { role: 'button', name: 'Trouver le numéro', disabled },
  ];
  const last = context.street && all.findLast(({ type }) => type === 'street.submitted');
  return { ...shown(context, ...form, ...news), ...(last && { fields: last.typed('street') }) };
};

const otherwise = ({ purpose }: Context) =>
  purpose === 'day' ? 'contactez votre service client' : 'appelez notre numéro d’urgence';

const service: ScreenItem = { role: 'link', name: `Appeler le ${formatPhone('0199003518')}` };

const orCall = ({ purpose }: Context) =>
  purpose === 'day' ? 'appelez notre service client' : 'appelez notre numéro d’urgence';

const orService = ({ purpose }: Context): ScreenItem[] => (purpose === 'day' ? [service] : []);

export const phoneLookupProof = defineProof(phoneLookupModel)({
  view: async () => {
    const { AddressesContext } = await import('#src/fields/addresses/SuggestionField.tsx');
    const { PhoneLookupView } = await import('#src/flows/phone-lookup/PhoneLookupView.tsx');
    const addresses: Addresses = {
      suggestTowns: async (query) =>
        [saintMalo, ajaccio].filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())),
      suggestStreets: async () =>
        streetsOfSaintMalo.map((street) =>
          street.name === 'rue des Écluses' ? { ...street, hexaviaCode: '0350288A' } : street,
        ),
    };
    return (props) => (
      <AddressesContext value={addresses}>
        <PhoneLookupView emergencyPhone="0199005018" servicePhone="0199003518" {...props} />
      </AddressesContext>
    );
  },
  gestures: {
    'town.chosen': (screen, { place }) => screen.suggest(/^Commune/, place.label),
    'site.chosen': (screen, { reference }) =>
      screen.press('radio', new RegExp(spacedReference(reference).replaceAll(/\s/g, '\\s'))),
    // Only in states with a chosen town: in other states, typing sends no event.
    'town.cleared': {
      madeIn: ['searching', 'askingStreet', 'shown', 'explained', 'nothingFound', 'unavailable'],
      gesture: (screen) => screen.type(/^Commune/, 'St', 'combobox'),
    },
    'street.submitted': {
      madeIn: ['askingStreet'],
      gesture: async (screen, { street: { street, hexaviaCode, streetNumber } }) => {
        if (hexaviaCode) await screen.suggest('Rue', street);
        else {
          await screen.type('Rue', street, 'combobox');
          await screen.blur('Rue');
        }
        await screen.type('Numéro dans la rue', streetNumber);
        await screen.press('button', 'Trouver le numéro');
      },
    },
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  states: {
    asking: (context) => shown(context),
    atSite: (context) =>
      shown(context, {
        role: 'status',
        text: [
          'À indiquer au téléphone :',
          spacedReference(context.site?.reference ?? ''),
          context.site?.served_address ?? '',
        ],
      }),
    searching: (context, past) => {
      const { street: given, answer } = context;
      const news: ScreenItem[] = [
        { role: 'status', text: answer?.message ?? '' },
        { role: 'status', text: 'Envoi' },
      ];
      const shownThere = given
        ? streetForm(context, past, news, true)
        : shown(context, { role: 'status', text: 'Recherche du numéro…' });
      return { ...shownThere, isBusy: true };
    },
    askingStreet: (context, past) => {
      const message = context.answer?.message ?? '';
      const insufficient = ['Ces précisions ne suffisent pas', message, otherwise(context)];
      const news: ScreenItem = context.street
        ? { role: 'alert', text: insufficient }
        : { role: 'status', text: message };
      return streetForm(context, past, [news], false);
    },
    shown: (context) => found(context, ...contacts(context)),
    explained: (context) =>
      shown(
        context,
        { role: 'status', text: [context.answer?.message ?? '', orCall(context)] },
        ...orService(context),
      ),
    nothingFound: (context) =>
      shown(
        context,
        { role: 'status', text: [`Aucun numéro n’est connu pour ${formatTown(context)}.`, orCall(context)] },
        ...orService(context),
      ),
    unavailable: (context) =>
      shown(
        context,
        { role: 'alert', text: [failureText(context.failure), orCall(context)] },
        ...orService(context),
        retry,
      ),
  },
});
