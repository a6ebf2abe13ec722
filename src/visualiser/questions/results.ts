import MiniSearch from 'minisearch';
import { searchable } from '../../domain/search.ts';
import { catalogue } from '../../kit/catalogue.ts';
import { readChart } from '../../kit/chart/chart.ts';
import { noScreens, readRecordings, withoutRecordings, withScreens } from '../../kit/narration/screens.ts';
import type { Flow } from '../../kit/toCatalogue.ts';
import { asksWho } from '../app/flows.ts';
import { loadBook } from '../book/books.ts';
import { explorationOf } from '../paths/finding.ts';
import type { Result } from '../paths/kit.ts';
import { listMoments, type Moment } from './moments.ts';

const sizeOf = ({ machine }: Flow): number => readChart(machine).branches.length;

const left = new Set(catalogue.toSorted((a, b) => sizeOf(a) - sizeOf(b)).map(({ id }) => id));
const boost = { title: 3, happens: 3, read: 2.5, flowName: 2, leads: 1.5, input: 1, about: 1 } as const;

const kindredWorth = 0.5;

/** Minimum share of the words of a question, or of their synonyms, in a result that answers the question. */
const answerShare = 0.55;

/** Minimum share of the words of a question that a result must contain. Rare words weigh more. */
const leastShare = 0.35;

/** Minimum length of a stem that also finds longer words, because the last typed word may be incomplete. */
const shortest = 4;

const mostResults = 12;

/** Maximum number of results of one flow, so that results of other flows stay visible. */
const mostOfFlow = 4;

/** Results without repeats: the same sentence, then the same move or the same text on the screen. */
const withoutRepeats = (results: readonly Result[]): Result[] => {
  const shown = new Set<string>();
  const counts = new Map<string, number>();
  return results.filter(({ flow, title, happens, excerpt }) => {
    const alike = [happens, excerpt].map((part) => JSON.stringify([flow, title, part]));
    const count = counts.get(flow) ?? 0;
    if (alike.some((one) => shown.has(one)) || count === mostOfFlow) return false;
    for (const one of alike) shown.add(one);
    counts.set(flow, count + 1);
    return true;
  });
};

const empty = new Set(
  `a ai alors apres arrive au aux avant avec c ca ce cela ces cet cette ceux ci client clients comment d dans de des donc du elle
  elles en encore est et etait ete etre eux fait faire faut il ils j je l la le les leur leurs lire lit lui ma mais me mon n ne
  ni nos notre nous on ont ou par pas passe pendant peut pour pourquoi portail possible qu quand que quel quelle quelles quels qui
  quoi s sa sait se ses si son sont sous sur t ta te toi ton tu un une utilisateur utilisateurs va vos votre vous y
  affiche bien bout plus reste restent`.split(/\s+/),
);

const kindredLines = [
  'reseau internet injoignable',
  'connexion identification identifier authentification',
  'banque bancaire iban rib prelevement',
  'retard attente impaye relance du',
  'payer paiement regler reglement',
  'panne indisponible technique erreur incident code',
  'mail email courriel',
  'supprimer retirer retrait enlever effacer',
  'refus rejet interdit',
  'telecharger telechargement document fichier pdf enregistrer',
  'releve index',
  'collegue collaborateur equipe',
  'annuler renoncer abandonner fermer quitter',
  'changer modifier',
  'ajouter rattacher',
  'faux invalide mauvais errone incorrect',
  'fuite hausse',
  'statistique audience consentement cookie mesure',
  'attestation certificat',
  'futur avenir posterieur',
  'inferieur moins baisse',
  'lourd taille gros grand volumineux',
  'court longueur caracteres',
  'deconnexion deconnecter sortir',
  'urgence astreinte',
  'telereleve telerelevage distance',
  'combien nombre maximum limite',
  'limite trop depasser plafond eleve',
  'excel classeur',
  'delai expirer',
];

const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:hors|sans) (?:connexion|ligne|reseau|internet)\b|\b(?:connexion|reseau|internet)(?: est)? (?:coupe|perdu)e?\b/g,
    'reseau',
  ],
  [/\bmal (?:saisi|forme|rempli|ecrit)e?s?\b|\bcondition n'est pas remplie\b/g, 'invalide'],
  [/\be-mails?\b/g, 'mail'],
  [/\bmots? de passe\b/g, 'motdepasse'],
  [/\bcartes? bancaires?\b/g, 'carte'],
  [/\blecture seule\b/g, 'consultation'],
  [/\bsans\b/g, 'aucun'],
];

const endings =
  /(?<=...)(?:ations?|issements?|issants?|ements?|ables?|antes?|ants?|ions?|ees?|ies?|es|er|ez|ent|ir|it|is|e|s|x)$/;

/** Stem of a French word, equal for « refusé », « refuse » and « refuser ». */
const stem = (word: string): string => {
  const singular = word.length > 4 ? word.replace(/[sx]$/, '') : word;
  return singular
    .replace(endings, '')
    .replace(/y$/, 'i')
    .replace(/(?<=...)i$/, '');
};

const wordsOf = (text: string): string[] =>
  phrases
    .reduce((written, [phrase, name]) => written.replace(phrase, name), searchable(text))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !empty.has(word))
    .map(stem);

const kindred = new Map<string, Set<string>>();
for (const line of kindredLines) {
  const stems = line.split(' ').map(stem);
  for (const one of stems)
    kindred.set(one, new Set([...(kindred.get(one) ?? []), ...stems].filter((other) => other !== one)));
}

const withKindred = (word: string): string[] => [word, ...(kindred.get(word) ?? [])];

const moments: Moment[] = [];

const index = new MiniSearch<Moment & { id: number }>({
  fields: Object.keys(boost),
  tokenize: wordsOf,
  processTerm: (word) => word,
});

const counts = new Map<string, number>();

const rarity = (word: string): number =>
  Math.log(1 + moments.length / (1 + (counts.get(word) ?? moments.length / 20)));

/** A question about a person, without a condition (« que voit un client sans contrat ? »). */
const asksSight = /^que voi(?:t|ent) (?!.*\b(?:si|quand|lorsque?)\b)/;

const howLong = /\b(?:combien de temps|quel(?:le)? (?:delai|dur.e)|quand expire)\b/;

const findExcerpt = (read: readonly string[], question: string): string => {
  const wanted = new Set(wordsOf(question).flatMap(withKindred));
  const countIn = (text: string) => wordsOf(text).filter((word) => wanted.has(word)).length;
  return read.toSorted((a, b) => countIn(b) - countIn(a))[0] ?? '';
};

export const findResults = (question: string): { left: number; isSure: boolean; results: Result[] } => {
  const isHowLong = howLong.test(searchable(question));
  const words = [...new Set(wordsOf(isHowLong ? searchable(question).replace(howLong, '') : question))];
  const total = words.reduce((sum, word) => sum + rarity(word), 0);
  // The start of a flow describes its user, so it is the best result for a question about a person.
  const startWorth = asksWho(question) || asksSight.test(searchable(question)) ? 5 : 1;
  const delayWorth = isHowLong ? 5 : 1;
  const worthOf = ({ steps = [] }: Partial<Moment> = {}) =>
    steps.at(-1)?.move.kind === 'time' ? delayWorth : steps.length ? 1 : startWorth;
  // Synonyms replace a word that no moment contains.
  const absent = words.filter((word) => !counts.has(word)).flatMap(withKindred);
  const shareMet = (met: readonly string[], worth: number) =>
    words.reduce((sum, word) => {
      if (met.includes(word)) return sum + rarity(word);
      const share = absent.includes(word) ? 1 : worth;
      return withKindred(word).some((one) => met.includes(one)) ? sum + share * rarity(word) : sum;
    }, 0) / total;
  const found = index
    .search(question, {
      tokenize: () => [...new Set(words.flatMap(withKindred))],
      boost,
      boostTerm: (term) => (words.includes(term) || absent.includes(term) ? 1 : kindredWorth / 2),
      prefix: (term) => term.length >= shortest || term === words.at(-1),
    })
    .map(({ id, score, queryTerms }) => ({
      id,
      score: score * worthOf(moments[id]),
      share: shareMet(queryTerms, kindredWorth),
      answered: shareMet(queryTerms, 1),
    }))
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.score * b.share ** 2 - a.score * a.share ** 2)
    .slice(0, 5 * mostResults);
  const results = found.flatMap(({ id }): Result[] => {
    const moment = moments[id];
    if (!moment) return [];
    const { read, about, ...shown } = moment;
    return [{ ...shown, excerpt: findExcerpt(read, question) }];
  });
  return {
    left: left.size,
    isSure: (found[0]?.answered ?? 0) >= answerShare,
    results: withoutRepeats(results).slice(0, mostResults),
  };
};

const add = (moment: Moment): void => {
  const id = moments.push(moment) - 1;
  index.add({ ...moment, id });
  const searched = Object.entries(moment).filter(([field]) => field in boost);
  const words = new Set(searched.flatMap(([, texts]) => wordsOf(texts.toString())));
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
};

export const readNextFlow = async (first: string): Promise<boolean> => {
  const next = left.has(first) ? first : [...left][0];
  if (next === undefined) return false;
  left.delete(next);
  const book = (await loadBook(next)) ?? '';
  const screens = readRecordings(book).screens ?? noScreens;
  for (const moment of listMoments(withScreens(explorationOf(next), screens), withoutRecordings(book)))
    add(moment);
  return true;
};
