/** What the virtual screen reader says in English, as screen readers do in French; an empty word is not spoken. */
const roles: Readonly<Record<string, string>> = {
  alert: 'alerte',
  alertdialog: 'dialogue d’alerte',
  application: 'application',
  article: 'article',
  banner: 'en-tête de page',
  blockquote: 'citation',
  button: 'bouton',
  caption: 'légende',
  cell: 'cellule',
  checkbox: 'case à cocher',
  columnheader: 'en-tête de colonne',
  combobox: 'zone de liste modifiable',
  complementary: 'complément',
  contentinfo: 'pied de page',
  definition: 'définition',
  dialog: 'dialogue',
  document: 'document',
  emphasis: '',
  figure: 'figure',
  form: 'formulaire',
  grid: 'grille',
  gridcell: 'case',
  group: 'groupe',
  heading: 'titre',
  image: 'image',
  link: 'lien',
  list: 'liste',
  listbox: 'liste de choix',
  listitem: 'élément',
  log: 'journal',
  main: 'contenu principal',
  menu: 'menu',
  menuitem: 'entrée de menu',
  meter: 'jauge',
  navigation: 'navigation',
  option: 'choix',
  paragraph: 'paragraphe',
  progressbar: 'barre de progression',
  radio: 'bouton radio',
  radiogroup: 'groupe de boutons radio',
  region: 'région',
  row: 'ligne',
  rowgroup: 'groupe de lignes',
  rowheader: 'en-tête de ligne',
  search: 'recherche',
  searchbox: 'champ de recherche',
  separator: 'séparateur',
  spinbutton: 'champ numérique',
  status: 'statut',
  strong: '',
  switch: 'interrupteur',
  tab: 'onglet',
  table: 'tableau',
  tablist: 'liste d’onglets',
  tabpanel: 'panneau d’onglet',
  term: 'terme',
  textbox: 'champ de saisie',
  time: '',
  toolbar: 'barre d’outils',
  tooltip: 'infobulle',
};

const stateWords: readonly (readonly [english: RegExp, french: string])[] = [
  [/^not (busy|disabled|invalid|required|read only|modal|multi-selectable|current item)$/, ''],
  [/^(\d+ controls?|\d+ error messages?|no autocomplete|autocomplete in.*|linked details)$/, ''],
  [/^(orientated (horizont|vertic)ally|no defined sort order|(min|max) value .*)$/, ''],
  [/^(row|column) (index|span|count) .*$/, ''],
  [/^level (\d)$/, 'niveau $1'],
  [/^position (\d+)$/, '$1'],
  [/^set size (\d+)$/, 'sur $1'],
  [/^set size unknown$/, ''],
  [/^current value (.*)$/, 'valeur : $1'],
  [/^active descendant (.*)$/, 'choix actif : $1'],
  [/^not checked$/, 'non coché'],
  [/^checked$/, 'coché'],
  [/^partially checked$/, 'partiellement coché'],
  [/^not expanded$/, 'réduit'],
  [/^expanded$/, 'développé'],
  [/^not pressed$/, 'non enfoncé'],
  [/^pressed$/, 'enfoncé'],
  [/^not selected$/, 'non sélectionné'],
  [/^selected$/, 'sélectionné'],
  [/^busy$/, 'occupé'],
  [/^disabled$/, 'désactivé'],
  [/^invalid$/, 'non valide'],
  [/^required$/, 'obligatoire'],
  [/^read only$/, 'lecture seule'],
  [/^modal$/, 'modal'],
  [/^multi-selectable$/, 'choix multiples'],
  [/^current (item|page|step|date)$/, 'actuel'],
  [/^has popup \w+( menu)?$/, 'ouvre un menu'],
  [/^sorted in ascending order$/, 'tri croissant'],
  [/^sorted in descending order$/, 'tri décroissant'],
];

const stateInFrench = (word: string): string | undefined => {
  const known = stateWords.find(([english]) => english.test(word));
  return known && word.replace(...known);
};

/** A phrase: what it is, its name, value and description, then its states. */
export type Spoken = { role: string; words: string[]; states: string[] };

/** A phrase of the virtual screen reader, as readers speak French. */
export const inFrench = (phrase: string): Spoken => {
  const parts = phrase.split(', ');
  const role = roles[parts[0] ?? ''];
  const words = role === undefined ? parts : parts.slice(1);
  const states: string[] = [];
  for (let last = words.at(-1); last !== undefined; last = words.at(-1)) {
    const state = stateInFrench(last);
    if (state === undefined) break;
    states.unshift(state);
    words.pop();
  }
  // An example has commas of its own.
  const example = words.findIndex((word) => word.startsWith('placeholder '));
  if (example >= 0) states.unshift(words.splice(example).join(', ').replace('placeholder', 'exemple :'));
  return { role: role ?? '', words, states: states.filter(Boolean) };
};
