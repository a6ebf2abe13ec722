import { translator } from '../translator.ts';

const visualiserQuestionsWords = {
  label: 'Poser une question sur tous les parcours',
  placeholder: 'Que se passe-t-il si…',
  results: 'Réponses',
  count: { one: '{{count}} moment', other: '{{count}} moments' },
  reading: { one: '{{count}} parcours reste à lire', other: '{{count}} parcours restent à lire' },
  none: 'Aucun moment ne répond à ces mots.',
  failed: 'La recherche n’a pas pu se faire. Rechargez la page, puis réessayez.',
  leads: 'puis\u00a0: {{where}}',
  read: 'le client lit «\u00a0{{text}}\u00a0»',
};

export const t = translator(visualiserQuestionsWords);
