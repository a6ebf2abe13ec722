import { fieldsOf } from '../../kit/chart/config.ts';
import { type Control, isChoice, isControl, typeInto } from '../../ui/forms/text/typeInto.ts';

/** How a control is acted on. */
type Hand = {
  press: (choice: HTMLInputElement) => void;
  type: (control: Control, text: string) => void;
};

const holds = (value: unknown, choice: HTMLInputElement): boolean =>
  Array.isArray(value) ? value.includes(choice.value) : value === choice.value || value === true;

/** Gives a control what is carried under its name; one that holds it already is left alone. */
export const fill = (control: Control, value: unknown, { press, type }: Hand): void => {
  if (isChoice(control)) {
    if (control.checked !== holds(value, control) && (control.type === 'checkbox' || !control.checked))
      press(control);
    return;
  }
  if (typeof value === 'string' && control.type !== 'file' && control.value !== value) type(control, value);
};

/** The controls of a name, in the forms on show. */
export const controlsNamed = (root: ParentNode, name: string): Control[] =>
  [...root.querySelectorAll('form')]
    .filter((form) => form.checkVisibility())
    .flatMap((form) => Array.from(form.elements).filter(isControl))
    .filter((control) => control.name === name);

const atOnce: Hand = { press: (choice) => choice.click(), type: typeInto };

/** Fills the forms on show with what an event carries of them (`values`, by name), as if it had been typed there. */
export const fillForm = (root: ParentNode, carried: unknown): void => {
  const { values } = fieldsOf(carried);
  for (const [name, value] of Object.entries(fieldsOf(values)))
    for (const control of controlsNamed(root, name)) fill(control, value, atOnce);
};
