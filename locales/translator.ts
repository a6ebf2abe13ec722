import rosetta from 'rosetta';

export type Words = { readonly [key: string]: string | Words };

type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

/** Values for the `{{placeholders}}` of a text. Numbers are formatted in French: `10 000`. */
export type Values = Record<string, string | number>;

/** Returns the text of a dotted key of one dictionary. TypeScript rejects an unknown key. */
export type Translate<T extends Words> = (key: KeyOf<T>, values?: Values) => string;

const numbers = new Intl.NumberFormat('fr-FR');

export const writtenNumber = (value: number): string => numbers.format(value);

const written = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? writtenNumber(value) : value,
    ]),
  );

/** Returns the function `t` of one dictionary, so that a page loads only the texts of its flows. */
export const translator = <const T extends Words>(words: T): Translate<T> => {
  const i18n = rosetta({ fr: words });
  i18n.locale('fr');
  return (key, values) => i18n.t(key, values && written(values));
};

export const lookUp = (words: Words, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | Words | undefined>(
      (level, part) => (typeof level === 'object' ? level[part] : undefined),
      words,
    );
  return typeof found === 'string' ? found : undefined;
};

type LabelledKey<T> = {
  [K in keyof T & string]: T[K] extends { readonly label: string } ? K : never;
}[keyof T & string];

export const fieldWords =
  <const T extends Words, Name extends LabelledKey<T>>(words: T) =>
  (name: Name) => {
    const hint = lookUp(words, `${name}.hint`);
    return { name, label: lookUp(words, `${name}.label`) ?? name, ...(hint !== undefined && { hint }) };
  };

const rules = new Intl.PluralRules('fr-FR');

export const plural = (count: number): 'one' | 'other' => (rules.select(count) === 'one' ? 'one' : 'other');
