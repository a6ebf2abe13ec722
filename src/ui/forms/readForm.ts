import { plainText } from '../../domain/text.ts';
import { isControl, isPassword } from './text/typeInto.ts';

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
