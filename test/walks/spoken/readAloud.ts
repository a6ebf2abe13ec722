import { virtual } from '@guidepup/virtual-screen-reader';
import { inFrench } from './inFrench.ts';
import { type Line, withoutEchoes, writeLine } from './lines.ts';

/** Fields that have no role of their own in ARIA: readers call them by their kind. */
const kinds: Readonly<Record<string, string>> = {
  password: 'champ de mot de passe',
  date: 'champ de date',
  file: 'choix d’un fichier',
  'select-one': 'zone de liste',
};

/** What the virtual reader says of fields that have a role alone. */
const statesOf = (field: HTMLInputElement): string[] => [
  ...(field.ariaInvalid === 'true' ? ['non valide'] : []),
  ...(field.required || field.ariaRequired === 'true' ? ['obligatoire'] : []),
  ...(field.disabled ? ['désactivé'] : []),
  ...(field.readOnly ? ['lecture seule'] : []),
];

/** What a reader in use says of a field, and the virtual one does not: its kind and its states, and its value as it is seen. */
const asSeen = (line: Line, node: Node | null): Line => {
  if (node instanceof HTMLOptionElement) return { ...line, words: [node.text] };
  if (!(node instanceof HTMLInputElement || node instanceof HTMLSelectElement)) return line;
  const shown = node instanceof HTMLSelectElement ? node.selectedOptions[0]?.text : '•••';
  const differs = node.type === 'password' || node instanceof HTMLSelectElement;
  const words = line.words.map((word) => (differs && word === node.value ? (shown ?? word) : word));
  const hasRole = node instanceof HTMLSelectElement || !kinds[node.type];
  return {
    ...line,
    role: kinds[node.type] ?? line.role,
    words,
    states: hasRole ? line.states : [...line.states, ...statesOf(node)],
  };
};

const closing = /^end(?: of|,) (.*)$/s;

/** Every phrase of the page: the reader begins again at its end, or at that of a modal dialog. */
const readLines = async (): Promise<Line[]> => {
  const spoken = new Map<Node | null, Set<string>>();
  const read: Line[] = [];
  await virtual.start({ container: document.body });
  for (;;) {
    const [phrase, node] = [await virtual.lastSpokenPhrase(), virtual.activeNode];
    const ofNode = spoken.get(node) ?? new Set();
    if (ofNode.has(phrase)) break;
    spoken.set(node, ofNode.add(phrase));
    const [, closed] = closing.exec(phrase) ?? [];
    const opened = read.findLastIndex((line) => line.phrase === closed);
    if (opened < 0) read.push(asSeen({ ...inFrench(phrase), phrase, parts: [] }, node));
    else read[opened]?.parts.push(...read.splice(opened + 1));
    await virtual.next();
  }
  await virtual.stop();
  return read;
};

/** What a screen reader says of the page, in its order: a line a phrase, what a thing holds further in. */
export const readAloud = async (): Promise<string> =>
  withoutEchoes(await readLines())
    .map((line) => writeLine(line))
    .join('');
