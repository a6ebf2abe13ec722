import { searchable } from '#machines/domain/searchable.ts';

/** What a question is asked with, and says nothing of what it is about. */
const empty = new Set(
  `a ai alors apres arrive au aux avant avec c ca ce cela ces cet cette ceux ci client clients comment d dans de des donc du elle
  elles en encore est et etait ete etre eux fait faire faut il ils j je l la le les leur leurs lire lit lui ma mais me mon n ne
  ni nos notre nous on ont ou par pas passe pendant peut pour pourquoi portail possible qu quand que quel quelle quelles quels qui
  quoi s sa sait sans se ses si son sont sous sur t ta te toi ton trop tu un une utilisateur utilisateurs va voir voit vos votre
  vous y`.split(/\s+/),
);

/** What is said in several ways: a question that has one of a line is answered by the others. */
const kindredLines = [
  'reseau internet injoignable coupe',
  'connexion identification identifier authentification',
  'banque bancaire iban rib prelevement',
  'retard attente impaye relance du',
  'payer paiement regler reglement',
  'panne indisponible technique erreur incident',
  'mail email courriel',
  'supprimer retirer retrait enlever effacer',
  'refus rejet interdit',
  'telecharger telechargement document fichier pdf',
  'releve index',
  'collegue collaborateur equipe',
  'annuler renoncer abandonner fermer quitter',
  'changer modifier',
  'ajouter rattacher',
  'faux invalide mauvais errone',
];

/** What is said in several words, and what it is called here. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hors|sans) (?:connexion|ligne|reseau|internet)\b/g, 'reseau coupe'],
  [/\be-mails?\b/g, 'mail'],
];

const endings =
  /(?:ations?|issements?|issants?|ements?|ables?|antes?|ants?|ions?|ees?|ies?|es|er|ez|ent|ir|it|is|e|s|x)$/;

/** A word without what it takes from its place in the sentence: « refusé », « refuse » and « refuser » are one. */
const stem = (word: string): string => {
  const singular = word.length > 4 ? word.replace(/[sx]$/, '') : word;
  const bare = singular.replace(endings, '');
  return (bare.length >= 3 ? bare : singular).replace(/y$/, 'i').replace(/(?<=...)i$/, '');
};

/** The words of a text, as they are compared: what only holds a sentence together is left out. */
export const wordsOf = (text: string): string[] =>
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

/** The words that may answer a word in its place. */
export const kindredOf = (word: string): ReadonlySet<string> => kindred.get(word) ?? new Set();
