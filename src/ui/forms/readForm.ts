import { createContext, type RefObject, useContext } from 'react';
import * as z from 'zod/mini';
import { t } from '#locales/fr/form.ts';
import { lookUp, type Words } from '#locales/translator.ts';
import { plainText } from '../../domain/text.ts';
import { isControl, isPassword } from './typedForms.ts';

type FormValue = FormDataEntryValue | FormDataEntryValue[];

export type FormValues = Record<string, FormValue>;

/** Field name of a control. Controls of one field end with a dash and a number: `iban-1`, `iban-2`. */
export const fieldOf = (name: string): string => name.replace(/-\d+$/, '');

const isCheckboxGroup = (form: HTMLFormElement, name: string) =>
  form.querySelectorAll(`input[type="checkbox"][name="${CSS.escape(name)}"]:enabled`).length > 1;

export const listNames = (form: HTMLFormElement): Set<string> =>
  new Set(Array.from(form.elements, (control) => control.getAttribute('name') ?? '').filter(Boolean));

const lineTypes = ['text', 'email', 'tel', 'search', 'url'];

const listLines = (form: HTMLFormElement): Set<string> =>
  new Set(
    Array.from(form.elements).flatMap((control) =>
      isControl(control) && lineTypes.includes(control.type) && !isPassword(control) ? control.name : [],
    ),
  );

/**
 * Values of a form by control name. Several controls of one name give an array. Disabled controls and an
 * unchecked checkbox give no value. Texts are normalised (docs/rules.md#typed-text).
 */
export const readForm = (form: HTMLFormElement): FormValues => {
  const data = new FormData(form);
  const values: FormValues = {};
  const lines = listLines(form);
  const read = (name: string) => (value: FormDataEntryValue) =>
    typeof value === 'string' && lines.has(name) ? plainText(value) : value;
  for (const name of listNames(form)) {
    const all = data.getAll(name).map(read(name));
    const [first] = all;
    if (all.length > 1 || isCheckboxGroup(form, name)) values[name] = all;
    else if (first !== undefined) values[name] = first;
  }
  return values;
};

export const listValues = (values: FormValues, name: string): FormValue[] =>
  Object.entries(values).flatMap(([key, value]) => (key === name || fieldOf(key) === name ? [value] : []));

/** Text that identifies a file, because an empty file input returns another `File` at each read. */
const fileText = ({ name, size, lastModified }: File) => name && [name, size, lastModified];

const serializable = (_: string, value: unknown) => (value instanceof File ? fileText(value) : value);

export const serializeValues = (values: unknown): string => JSON.stringify(values, serializable);

export type FormRef = RefObject<HTMLFormElement | null>;

export type FieldErrors = Record<string, string[]>;

export const noErrors: FieldErrors = {};

export const hasErrors = (errors: FieldErrors): boolean =>
  Object.values(errors).some((some) => some.length > 0);

export const listFields = (errors: FieldErrors): string[] =>
  Object.entries(errors).flatMap(([name, sentences]) => (name !== '' && sentences.length > 0 ? name : []));

export const only = (errors: FieldErrors, passes: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => passes(name)));

export const accepts = <Schema extends z.core.$ZodType>(
  schema: Schema,
  typed: unknown,
): typed is z.input<Schema> => z.safeParse(schema, typed).success;

export const inOrder = (errors: FieldErrors, names: Iterable<string>): FieldErrors => {
  const order = [...names].map(fieldOf);
  return Object.fromEntries(
    Object.entries(errors).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  );
};

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

type FormState = {
  errors: FieldErrors;
  news: string;
  isBusy: boolean;
  /** True while a form with `waitsUntilValid` has an invalid value; null in other forms. */
  isIncomplete: boolean | null;
  isSearch: boolean;
  noteChange: () => void;
};

export const FormContext = createContext<FormState>({
  errors: noErrors,
  news: '',
  isBusy: false,
  isIncomplete: null,
  isSearch: false,
  noteChange: () => {},
});

export const GoesOnContext = createContext<() => boolean>(() => false);

export const goesOn = () => true;

const none: readonly string[] = [];

export const useFormField = (name: string | undefined) => {
  const { errors, isBusy } = useContext(FormContext);
  const sentences = errors[name ?? ''] ?? none;
  return { sentences, isInvalid: sentences.length > 0, isReadOnly: isBusy };
};

/** Signals a change to the form: the checkboxes and selects of React Aria fire no `input` event. */
export const useChangeHandler = <Value>(onChange?: (value: Value) => void) => {
  const { noteChange } = useContext(FormContext);
  return (value: Value) => {
    onChange?.(value);
    noteChange();
  };
};
