import { translator } from '../translator.ts';

export const placeWords = {
  town: {
    label: 'Commune',
    hint: 'Saisissez au moins 3 lettres, puis choisissez dans la liste. Pour un nom plus court, ajoutez le code postal.',
    wholeName: 'Nom complet de la commune',
    list: 'Communes proposées',
    count: { one: '{{count}} commune proposée', other: '{{count}} communes proposées' },
    nothingFound: 'Aucune commune trouvée. Vérifiez l’orthographe.',
    nothingFoundFree: 'Aucune commune trouvée. Vérifiez l’orthographe, ou ajoutez le code postal.',
    chosen: 'Commune choisie : {{place}}',
    unavailable: 'La recherche d’adresses ne répond pas. Réessayez dans un instant.',
    freeEntry: 'La recherche d’adresses ne répond pas : saisissez la commune et son code postal.',
    short: 'Ajoutez le code postal après le nom, par exemple Eu 76260.',
    shortFree: 'Ajoutez le code postal de la commune.',
  },
  street: {
    label: 'Rue',
    hint: 'Saisissez au moins 3 lettres, puis choisissez dans la liste.',
    wholeName: 'Nom complet de la rue',
    list: 'Rues proposées',
    count: { one: '{{count}} rue proposée', other: '{{count}} rues proposées' },
    chosen: 'Rue choisie : {{name}}',
    nothingFound: 'Aucune rue trouvée. Vérifiez l’orthographe.',
    short: 'Saisissez au moins 3 lettres pour chercher la rue.',
    freeEntry: 'La recherche d’adresses ne répond pas : saisissez la rue.',
  },
  zipcode: 'Code postal',
  searching: 'Recherche en cours…',
  retry: 'Chercher de nouveau',
  municipality: {
    required: 'Saisissez la commune.',
    unchosen: 'Choisissez votre commune parmi celles qui sont proposées.',
    zipcode: 'Saisissez les 5 chiffres du code postal.',
  },
};

export const t = translator(placeWords);
