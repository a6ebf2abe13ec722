import { createContext, useContext } from 'react';
import * as z from 'zod/mini';
import { t } from '#locales/fr/form.ts';
import { lookUp, type Words } from '#locales/translator.ts';
import { plainText } from '../../domain/text.ts';
import { isControl, isPassword } from './typedForms.ts';

type FormValue = FormDataEntryValue | FormDataEntryValue[];

/** What the controls of a form hold, by name. */
export type FormValues = Record<string, FormValue>;

/** The field of a control: that of a value in boxes is under the name before the dash. */
export const fieldOf = (name: string): string => name.replace(/-\d+$/, '');

const isCheckboxGroup = (form: HTMLFormElement, name: string) =>
  form.querySelectorAll(`input[type="checkbox"][name="${CSS.escape(name)}"]:enabled`).length > 1;

/** The names of a form's controls, in the order they are met. */
export const listNames = (form: HTMLFormElement): Set<string> =>
  new Set(Array.from(form.elements, (control) => control.getAttribute('name') ?? '').filter(Boolean));

const lineTypes = ['text', 'email', 'tel', 'search', 'url'];

/** The names of lines of text: neither a password, nor a message, nor a choice, which are read as they are. */
const listLines = (form: HTMLFormElement): Set<string> =>
  new Set(
    Array.from(form.elements).flatMap((control) =>
      isControl(control) && lineTypes.includes(control.type) && !isPassword(control) ? control.name : [],
    ),
  );

/**
 * What a form would send, as a plain object: one value a name, an array where several controls or several
 * checkboxes share it (even when none is checked). A disabled control, or one lone checkbox unchecked, is absent.
 * Lines of text are read as plain text (docs/rules.md#typed-text).
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

/** What the controls of one field hold: its own, or the boxes that share its value. */
export const listValues = (values: FormValues, name: string): FormValue[] =>
  Object.entries(values).flatMap(([key, value]) => (key === name || fieldOf(key) === name ? [value] : []));

/** An input without a file gives one without a name, made anew each time. */
const fileText = ({ name, size, lastModified }: File) => name && [name, size, lastModified];

const serializable = (_: string, value: unknown) => (value instanceof File ? fileText(value) : value);

/** One text for values that are the same, files included. */
export const serializeValues = (values: unknown): string => JSON.stringify(values, serializable);

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

type FormState = {
  /** What is still to be put right, by control name. */
  errors: FieldErrors;
  /** Error of the last field left, to announce. */
  news: string;
  isBusy: boolean;
  /** Where it waits until it is valid: whether something is missing or wrong. */
  isIncomplete: boolean | null;
  /** Its fields, all optional, do not say so. */
  isSearch: boolean;
  /** Reads the form again, once its controls have rendered. */
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

/** Returns true if what the form sends goes on when its view is left: leaving then loses nothing. */
export const GoesOnContext = createContext<() => boolean>(() => false);

export const goesOn = () => true;

const none: readonly string[] = [];

/** What the form tells the control of a name: its errors, and whether it is locked while the form is sent. */
export const useFormField = (name: string | undefined) => {
  const { errors, isBusy } = useContext(FormContext);
  const sentences = errors[name ?? ''] ?? none;
  return { sentences, isInvalid: sentences.length > 0, isReadOnly: isBusy };
};

/** Tells the form of a change too: React Aria's boxes and choices send it no `input` event. */
export const useChangeHandler = <Value>(onChange?: (value: Value) => void) => {
  const { noteChange } = useContext(FormContext);
  return (value: Value) => {
    onChange?.(value);
    noteChange();
  };
};
