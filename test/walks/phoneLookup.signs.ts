import type { Failure } from '#machines/domain/failure.ts';
import { spacedPhone } from '#machines/domain/format.ts';
import { contactsFor, numberOf, type PhoneAnswer, type PhonePurpose } from '#machines/domain/phoneNumbers.ts';
import type { Place } from '#machines/domain/place.ts';
import { phoneLookupModel } from '#machines/phone-lookup/phoneLookup.model.ts';
import { defineSigns, type Shown, type Sign } from './signs.ts';

type Context = {
  purpose: PhonePurpose;
  place: Place | null;
  answer: PhoneAnswer | null;
  failure: Failure | null;
};

/** The field says which town it holds. */
const chosen: Sign = { role: 'status', text: 'Commune choisie', optional: true };
const street: Sign = { role: 'combobox', name: 'Rue' };
const link: Sign = { role: 'link' };
const retry: Sign = { role: 'button', name: 'Réessayer' };

const townOf = ({ place }: Context) => `${place?.town} (${place?.zipcode})`;

/** The number of the brand. */
const emergency: Sign[] = [
  { role: 'status', text: 'Numéro d’urgence, à toute heure, pour toutes nos communes' },
  { role: 'link', name: `Appeler le ${spacedPhone('0199005018')}` },
];

const found = ({ purpose }: Context, ...signs: Sign[]): Shown => ({
  signs: [
    { role: 'combobox', name: purpose === 'day' ? 'Commune concernée' : 'Commune de l’urgence' },
    chosen,
    ...signs,
  ],
  absent: [street, link, retry].filter(({ role }) => !signs.some((sign) => sign.role === role)),
});

/** In an emergency there is a number to call, whatever becomes of the search. */
const shown = (context: Context, ...signs: Sign[]): Shown =>
  found(context, ...(context.purpose === 'emergency' ? emergency : []), ...signs);

const contacts = (context: Context): Sign[] => {
  const { purpose, answer } = context;
  const known = contactsFor(purpose, answer?.listeContacts ?? []);
  const title =
    purpose === 'day' ? `Service client pour ${townOf(context)}` : `Numéro d’urgence pour ${townOf(context)}`;
  const lines = known.map((contact) => {
    const number = spacedPhone(numberOf(purpose, contact)).replace(/\s/g, ' ');
    const hours = purpose === 'day' && contact.horaireCrc ? `Horaires : ${contact.horaireCrc}` : '';
    return `${number}${title}${hours}`;
  });
  return [
    { role: 'status', text: lines },
    { role: 'list', name: 'Numéros à appeler', lines },
    ...known.map(
      (contact): Sign => ({
        role: 'link',
        name: `Appeler le ${spacedPhone(numberOf(purpose, contact))}`,
      }),
    ),
  ];
};

export const phoneLookupSigns = defineSigns(phoneLookupModel)({
  asking: (context: Context) => shown(context),
  searching: (context: Context) => ({
    ...shown(context, { role: 'status', text: 'Recherche du numéro…' }),
    isBusy: true,
  }),
  askingStreet: (context: Context) =>
    shown(
      context,
      { role: 'status', text: context.answer?.message ?? '' },
      street,
      { role: 'textbox', name: 'Numéro dans la rue' },
      { role: 'button', name: 'Trouver le numéro', disabled: false },
    ),
  shown: (context: Context) => found(context, ...contacts(context)),
  explained: (context: Context) => shown(context, { role: 'status', text: context.answer?.message ?? '' }),
  nothingFound: (context: Context) =>
    shown(context, { role: 'status', text: `Aucun numéro n’est connu pour ${townOf(context)}.` }),
  unavailable: (context: Context) =>
    shown(
      context,
      { role: 'alert', text: context.failure?.message || 'Une erreur technique s’est produite.' },
      retry,
    ),
});
