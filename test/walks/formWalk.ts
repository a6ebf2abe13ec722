import { page } from 'vitest/browser';
import type { Screen, Sign } from '../paths/drivers/screen.ts';

/** What each state of a form that is sent once shows: `field` is one of its fields, `submit` its button. */
export const formStates = (field: Sign, submit: string, cancel = 'Annuler') => ({
  opening: null,
  consulting: [
    field,
    { role: 'button' as const, name: submit, disabled: true },
    { role: 'button' as const, name: cancel, disabled: false },
  ],
  editing: [
    field,
    { role: 'button' as const, name: submit, disabled: false },
    { role: 'button' as const, name: cancel, disabled: false },
  ],
  submitting: [
    { role: 'status' as const, text: 'Envoi' },
    { role: 'button' as const, name: submit, disabled: true },
    { role: 'button' as const, name: cancel, disabled: true },
  ],
  submitted: null,
  abandoned: null,
});

/** Leaves a form as a person does. */
export const leave =
  (cancel = 'Annuler') =>
  (screen: Screen): void =>
    screen.press('button', cancel);

/** Types in a field only what it does not hold: one that may not be changed is left alone. */
export const typeOver = (screen: Screen, label: string, text: string): void => {
  const field = page.getByLabelText(label, { exact: true }).element();
  if (!(field instanceof HTMLInputElement)) throw new Error(`${label} is not a field`);
  if (field.value !== text) screen.type(label, text);
};

/** Chooses in a list of the device's own. */
export const choose = (screen: Screen, label: string, value: string): void => {
  const list = screen.control('combobox', label);
  if (!(list instanceof HTMLSelectElement)) throw new Error(`${label} is not a list`);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
};
