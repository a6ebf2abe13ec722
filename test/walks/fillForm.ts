import { flushSync } from 'react-dom';
import { page } from 'vitest/browser';
import { t as form } from '#locales/fr/form.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { lookUp, type Words } from '#locales/translator.ts';
import { ibanBoxes } from '#src/domain/iban.ts';
import { fieldOf } from '#src/ui/forms/readForm.ts';
import { type Control, typeInto } from '#src/ui/forms/typedForms.ts';
import { controlsNamed, fill } from '#src/visualiser/screen/playScreen.ts';
import { findTarget, press, type } from '../paths/drivers/gestures.ts';
import { NotOffered, type Screen } from '../paths/drivers/screen.ts';

/** What a form of values by name is filled from, and the dictionaries of its labels, as `FormFlow` takes them. */
type Filled = { values: object; words: readonly Words[] };

/** What the dictionaries call a control: a choice by its value, a box of several by its rank, any other by its key. */
const labelOf = ({ name, value }: Control, words: readonly Words[]): string => {
  const key = fieldOf(name);
  const find = (path: string) => words.map((dictionary) => lookUp(dictionary, path)).find(Boolean);
  const label = find(`${key}.${value}`) ?? find(`${key}.label`);
  if (label === undefined) throw new Error(`No dictionary says the label of ${name}`);
  return name === key
    ? label
    : form('boxes.part', { label, position: name.slice(key.length + 1), count: ibanBoxes.length });
};

const isLabelled = (control: Control, label: string): boolean =>
  [label, `${label} (${ui('optional')})`].some((text) =>
    page.getByLabelText(text, { exact: true }).elements().includes(control),
  );

const isTyped = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  !(control instanceof HTMLSelectElement) && control.type !== 'date';

/**
 * Fills the form on show as a person does: each value in the controls of its name, which must bear the label that the
 * dictionaries give it (`<name>.label`, or `<name>.<value>` of a choice). A control that holds its value is left alone.
 */
export const fillForm = (screen: Screen, { values, words }: Filled): void => {
  for (const [name, value] of Object.entries(values)) {
    const controls = controlsNamed(document, name);
    if (controls.length === 0) throw new NotOffered(`no control named ${name}`);
    for (const control of controls) {
      const label = labelOf(control, words);
      if (!isLabelled(control, label)) throw new Error(`The control ${name} is not labelled « ${label} »`);
      const offered = () => screen.offered(control, `the field ${name}`);
      fill(control, value, {
        press: () => flushSync(() => press(findTarget(offered()))),
        type: (_, text) => {
          offered();
          flushSync(() => (isTyped(control) ? type(control, text) : typeInto(control, text)));
        },
      });
    }
  }
};
