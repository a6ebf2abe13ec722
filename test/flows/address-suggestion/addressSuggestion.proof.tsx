import { addressSuggestionModel } from '#machines/address-suggestion/addressSuggestion.model.ts';
import type { Place } from '#src/domain/request/place.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';

type Context = { typed: string; found: readonly Place[]; chosen: Place | null; needsFreeEntry: boolean };

/** `behind`: React Aria may hide the field from screen readers while a list is open. */
const zipcode: ScreenItem = { role: 'textbox', name: 'Code postal', behind: true };

const retry: ScreenItem = { role: 'button', name: 'Chercher de nouveau' };

const list: ScreenItem = { role: 'listbox', name: 'Communes proposées' };

/** Suggestion in the open list. It is optional, because Escape or a scroll of the page closes the list. */
const option = ({ label, zipcode: code }: Place): ScreenItem => ({
  role: 'option',
  text: [label, code],
  optional: true,
});

const news = (text: string): ScreenItem => ({ role: 'paragraph', text, behind: true });

const status: ScreenItem = { role: 'status', behind: true, optional: true };

const shown = (
  { typed, needsFreeEntry }: Context,
  { visible = [], absent = [], ...rest }: Partial<Shown> = {},
): Shown => ({
  visible: [
    { role: 'combobox', name: 'Commune', value: typed, disabled: false },
    status,
    ...(needsFreeEntry ? [zipcode] : []),
    ...visible,
  ],
  absent: [...(needsFreeEntry ? [] : [zipcode]), ...absent],
  ...rest,
});

const proposed = ({ found }: Context): Partial<Shown> =>
  found.length > 0
    ? { visible: [{ ...list, optional: true }, ...found.map(option)], absent: [retry] }
    : { absent: [list, { role: 'option' }, retry] };

export const addressSuggestionProof = defineProof(addressSuggestionModel)({
  view: async () => {
    const { PlaceFieldView } = await import('#src/fields/addresses/PlaceField.tsx');

    return (props) => <PlaceFieldView allowsFreeEntry {...props} />;
  },
  gestures: {
    'text.typed': (screen, { text }) => screen.type('Commune', text, 'combobox'),
    // Leaves the field, because Enter would choose the highlighted suggestion.
    'text.confirmed': (screen) => screen.blur('Commune'),
    'suggestion.chosen': async (screen, { suggestion: { label, zipcode } }) => {
      await screen.openList('Commune');
      await screen.press('option', new RegExp(`^${label}\\s*${zipcode}$`));
    },
    'search.retried': (screen) => screen.press('button', 'Chercher de nouveau'),
  },
  states: {
    idle: (context: Context) => shown(context, { absent: [list, retry] }),
    tooShort: (context: Context) =>
      shown(context, { visible: [news('Ajoutez le code postal'), zipcode], absent: [list, retry] }),
    waiting: (context: Context) => shown(context, proposed(context)),
    searching: (context: Context) => {
      const { visible = [], absent } = proposed(context);
      return shown(context, { visible: [...visible, news('Recherche en cours…')], absent, isBusy: true });
    },
    answered: null,
    suggested: (context: Context) => shown(context, proposed(context)),
    nothingFound: (context: Context) =>
      shown(context, { visible: [news('ajoutez le code postal'), zipcode], absent: [list, retry] }),
    chosen: (context: Context) => {
      const { visible = [], absent } = proposed(context);
      const { town, zipcode: code } = context.chosen ?? {};
      return shown(context, { visible: [...visible, news(`Commune choisie : ${town} (${code})`)], absent });
    },
    resting: (context: Context) =>
      shown(context, { visible: [news('La recherche d’adresses ne répond pas')], absent: [list, retry] }),
    rested: (context: Context) =>
      shown(context, { visible: [news('La recherche d’adresses ne répond pas'), retry], absent: [list] }),
  },
});
