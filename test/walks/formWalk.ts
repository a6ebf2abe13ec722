import { page } from 'vitest/browser';
import type { Screen } from '../paths/drivers/screen.ts';

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
