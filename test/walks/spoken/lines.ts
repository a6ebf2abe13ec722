import type { Spoken } from './inFrench.ts';

/** A phrase, and what is read between it and its end. */
export type Line = Spoken & { phrase: string; parts: Line[] };

/** Named by all that they hold, which is read anyway. */
const namedByContent: readonly string[] = ['ligne', 'cellule', 'groupe de lignes', 'élément'];

/** Spoken only where something is in it. */
const silentWhenEmpty: readonly string[] = ['statut', 'alerte'];

const textOf = ({ words }: Line): string => words.join(', ').replace(/\s+/g, ' ');

const isText = ({ role, parts }: Line): boolean => !role && !parts.length;

const isField = ({ role }: Line): boolean => /^(champ|case à|bouton radio|zone|choix d’un)/.test(role);

const holds = (whole: Line, part: Line): boolean => whole.role !== '' && textOf(whole).includes(textOf(part));

/** A label before its field, a hint or an error after it: each is read with the field. */
const isReadWithNeighbour = (line: Line, before: readonly Line[], after: readonly Line[]): boolean => {
  const neighbours = [before.findLast((other) => !isText(other)), after.find((other) => !isText(other))];
  return isText(line) && neighbours.some((other) => other && isField(other) && holds(other, line));
};

const shortened = ({ parts, ...line }: Line): Line[] => {
  // A closed list of choices shows its choice alone.
  if (line.role === 'zone de liste') return [{ ...line, parts: [] }];
  // Where React Aria announces things, which other tests on the page may have made it do.
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

/** Each thing once: the text of a button is its name, and what is empty is not spoken. */
export const withoutEchoes = (lines: readonly Line[]): Line[] =>
  lines
    .filter((line, index) => !isReadWithNeighbour(line, lines.slice(0, index), lines.slice(index + 1)))
    .flatMap(shortened);

/** « 2 sur 5 » of an element of a list goes with what it is; its level means nothing. */
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

/** A line, and further in what it holds. */
export const writeLine = (line: Line, depth = 0): string => {
  const { head, others } = headOf(line);
  const text = [head, ...line.words, ...others]
    .filter(Boolean)
    .join(', ')
    .replace(/\s*\n\s*/g, ' ');
  return `${'  '.repeat(depth)}${text}\n${line.parts.map((part) => writeLine(part, depth + 1)).join('')}`;
};
