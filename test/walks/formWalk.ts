import type { Words } from '#locales/translator.ts';
import type { Screen } from '../paths/drivers/screen.ts';
import { fillForm } from './fillForm.ts';

type Described = {
  /** The dictionaries of its fields, as its view gives them. */
  words: readonly Words[];
  submit: string;
  cancel?: string;
};

/** How a person fills, sends and leaves a form that is sent once. */
export const formGestures = ({ words, submit, cancel = 'Annuler' }: Described) => ({
  'form.submitted': (screen: Screen, { values }: { values: object }): void => {
    fillForm(screen, { values, words });
    screen.press('button', submit);
  },
  closed: (screen: Screen): void => screen.press('button', cancel),
});

/** Chooses in a list of the device's own. */
export const choose = (screen: Screen, label: string, value: string): void => {
  const list = screen.control('combobox', label);
  if (!(list instanceof HTMLSelectElement)) throw new Error(`${label} is not a list`);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
};
