/** French texts with which screen readers announce ARIA roles; '' for a role that they do not announce. */
const roles: Readonly<Record<string, string>> = {
  alert: 'alerte',
  application: 'application',
  article: 'article',
  banner: 'en-tête de page',
  button: 'bouton',
  caption: 'légende',
  cell: 'cellule',
  checkbox: 'case à cocher',
  columnheader: 'en-tête de colonne',
  combobox: 'zone de liste modifiable',
  definition: 'définition',
  dialog: 'dialogue',
  document: 'document',
  emphasis: '',
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
  status: 'statut',
  strong: '',
  table: 'tableau',
  term: 'terme',
  textbox: 'champ de saisie',
  time: '',
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
  [/^not checked$/, 'non coché'],
  [/^checked$/, 'coché'],
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

type Spoken = { role: string; words: string[]; states: string[] };

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
  const example = words.findIndex((word) => word.startsWith('placeholder '));
  if (example >= 0) states.unshift(words.splice(example).join(', ').replace('placeholder', 'exemple :'));
  return { role: role ?? '', words, states: states.filter(Boolean) };
};

export type Line = Spoken & { phrase: string; parts: Line[] };

const namedByContent: readonly string[] = ['ligne', 'cellule', 'groupe de lignes', 'élément'];

const silentWhenEmpty: readonly string[] = ['statut', 'alerte'];

const textOf = ({ words }: Line): string => words.join(', ').replace(/\s+/g, ' ');

const isText = ({ role, parts }: Line): boolean => !role && !parts.length;

const isField = ({ role }: Line): boolean => /^(champ|case à|bouton radio|zone|choix d’un)/.test(role);

const holds = (whole: Line, part: Line): boolean => whole.role !== '' && textOf(whole).includes(textOf(part));

/** True for a label, hint or error that the field beside it also announces. */
const isReadWithNeighbour = (line: Line, before: readonly Line[], after: readonly Line[]): boolean => {
  const neighbours = [before.findLast((other) => !isText(other)), after.find((other) => !isText(other))];
  return isText(line) && neighbours.some((other) => other && isField(other) && holds(other, line));
};

const shortened = ({ parts, ...line }: Line): Line[] => {
  // Screen readers announce only the selected option of a closed list.
  if (line.role === 'zone de liste') return [{ ...line, parts: [] }];
  // Ignores the live region of React Aria, in which texts of other tests may remain.
  if (line.role === 'journal') return [];
  const inside = withoutEchoes(parts);
  const whole = { ...line, parts: inside };
  if (line.words.length && inside.every((part) => isText(part) && holds(whole, part)))
    return [{ ...line, parts: [] }];
  if (inside.length > 0 && inside.every(isText) && !line.words.length) {
    const role = line.role === 'paragraphe' ? '' : line.role;
    return [{ ...line, role, words: [inside.map(textOf).join(' ')], parts: [] }];
  }
  if (!inside.length && !line.words.length && silentWhenEmpty.includes(line.role)) return [];
  if (!line.role && !line.words.length && !line.states.length) return inside;
  const isNamedBelow = line.role === 'titre' && inside.some((part) => textOf(part) === textOf(whole));
  return [{ ...whole, words: isNamedBelow || namedByContent.includes(line.role) ? [] : line.words }];
};

/** Removes empty elements and repeated texts, such as a text equal to the name of its button. */
export const withoutEchoes = (lines: readonly Line[]): Line[] =>
  lines
    .filter((line, index) => !isReadWithNeighbour(line, lines.slice(0, index), lines.slice(index + 1)))
    .flatMap(shortened);

/** Splits the role of a line from its states: « élément de liste, 2 sur 5 ». Omits the level of a heading. */
const headOf = ({ role, states }: Line): { head: string; others: string[] } => {
  const at = states.findIndex(
    (state, index) => /^\d+$/.test(state) && /^sur \d+$/.test(states[index + 1] ?? ''),
  );
  if (at < 0) return { head: role, others: states };
  const others = states.filter(
    (state, index) => index !== at && index !== at + 1 && !state.startsWith('niveau'),
  );
  return { head: [role, ...states.slice(at, at + 2)].join(' '), others };
};

export const writeLine = (line: Line, depth = 0): string => {
  const { head, others } = headOf(line);
  const text = [head, ...line.words, ...others]
    .filter(Boolean)
    .join(', ')
    .replace(/\s*\n\s*/g, ' ');
  return `${'  '.repeat(depth)}${text}\n${line.parts.map((part) => writeLine(part, depth + 1)).join('')}`;
};
