import { fieldPaths } from '#test/contract/fieldPaths.ts';

/** What a hostile back office may make of the fields of an answer, one at a time. */

/** How many rows a list that is far too long has. */
const tooMany = 50_000;

/** Beyond what any account counts. */
const huge = 9_000_000_000;

type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes something of the value at a path, wherever it is: `contracts[].name`, `emails{}`. */
const changed = (value: Json, path: readonly string[], change: (value: Json) => Json): Json => {
  const [part, ...rest] = path;
  if (part === undefined) return change(value);
  if (part === '[]') return Array.isArray(value) ? value.map((item) => changed(item, rest, change)) : value;
  if (!isObject(value)) return value;
  if (part === '{}')
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, changed(item, rest, change)]),
    );
  // An example leaves out what is optional: a fault may still put it there.
  if (!(part in value) && rest.length > 0) return value;
  const { [part]: own, ...others } = value;
  const made = changed(own, rest, change);
  return made === undefined ? others : { ...others, [part]: made };
};

const partsOf = (path: string): string[] => path.match(/\[\]|\{\}|[^.[\]{}]+/g) ?? [];

const mistyped = (value: Json): Json =>
  Array.isArray(value) || isObject(value) ? 'aucun' : { fr: value ?? 'aucun' };

/** Items that are told apart by what names them. */
const many = (items: readonly Json[]): Json[] =>
  Array.from({ length: tooMany }, (_, index) => {
    const item = items[index % Math.max(1, items.length)];
    if (index < items.length || !isObject(item)) return item;
    const [[name, value] = ['', '']] = Object.entries(item);
    return { ...item, [name]: typeof value === 'string' ? `${value}-${index}` : value };
  });

const enlarged = (value: Json): Json => {
  if (typeof value === 'number') return huge;
  if (typeof value === 'string') return `${value} ${'très long '.repeat(10_000)}`;
  return Array.isArray(value) ? many(value) : value;
};

type FieldFault = {
  name: 'missing' | 'null' | 'mistyped' | 'huge';
  change: (value: Json) => Json;
};

const fieldFaults: readonly FieldFault[] = [
  { name: 'missing', change: () => undefined },
  { name: 'null', change: () => null },
  { name: 'mistyped', change: mistyped },
  { name: 'huge', change: enlarged },
];

export type FaultOfField = {
  field: string;
  fault: FieldFault['name'];
  /** The same answer, with the fault. */
  changed: (right: Json) => Json;
};

/** Each field that an answer may hold by its schema: missing, null, of another type, huge. */
export const faultsOfFields = (schema: unknown): FaultOfField[] =>
  Object.keys(fieldPaths(schema)).flatMap((field) =>
    fieldFaults.map(({ name, change }) => ({
      field,
      fault: name,
      changed: (right) => changed(right, partsOf(field), change),
    })),
  );

/** An answer of which all that is optional is missing. */
export const barest = (schema: unknown, right: Json): Json =>
  Object.entries(fieldPaths(schema))
    .filter(([, presence]) => presence === 'optional')
    .reduce((body, [field]) => changed(body, partsOf(field), () => undefined), right);
