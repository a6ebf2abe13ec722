import * as z from 'zod/mini';
import { t } from '#locales/fr/form.ts';
import { lookUp, type Words } from '#locales/translator.ts';
import { fieldOf } from './readForm.ts';

/** Sentences to show, by the `name` of a control; under `''` those that concern the whole form. */
export type FieldErrors = Record<string, string[]>;

export const noErrors: FieldErrors = {};

export const hasErrors = (errors: FieldErrors): boolean =>
  Object.values(errors).some((some) => some.length > 0);

/** The names of the controls to be put right, in order. */
export const listFields = (errors: FieldErrors): string[] =>
  Object.entries(errors).flatMap(([name, sentences]) => (name !== '' && sentences.length > 0 ? name : []));

/** The errors of the controls whose name passes. */
export const only = (errors: FieldErrors, passes: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => passes(name)));

export const accepts = <Schema extends z.core.$ZodType>(
  schema: Schema,
  typed: unknown,
): typed is z.input<Schema> => z.safeParse(schema, typed).success;

/** The errors in the order of the controls of `names`; those of a value in boxes are under the name before the dash. */
export const inOrder = (errors: FieldErrors, names: Iterable<string>): FieldErrors => {
  const order = [...names].map(fieldOf);
  return Object.fromEntries(
    Object.entries(errors).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  );
};

/** The errors of what is typed, by control: each message is a key of one of the dictionaries, which says it. */
export const findErrors = (schema: z.core.$ZodType, typed: unknown, words: readonly Words[]): FieldErrors => {
  const errors: FieldErrors = {};
  for (const { path, message } of z.safeParse(schema, typed).error?.issues ?? []) {
    const name = String(path[0] ?? '');
    const sentence = words.map((dictionary) => lookUp(dictionary, message)).find(Boolean) ?? t('checkThis');
    const known = errors[name] ?? [];
    if (!known.includes(sentence)) errors[name] = [...known, sentence];
  }
  return errors;
};
