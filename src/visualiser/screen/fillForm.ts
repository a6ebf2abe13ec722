import { fieldsOf } from '../../kit/chart/config.ts';
import { type Control, isChoice, isControl, typeInto } from '../../ui/forms/text/typeInto.ts';

const holds = (value: unknown, choice: HTMLInputElement): boolean =>
  Array.isArray(value) ? value.includes(choice.value) : value === choice.value || value === true;

const fill = (control: Control, value: unknown): void => {
  if (isChoice(control)) {
    if (control.checked !== holds(value, control) && (control.type === 'checkbox' || !control.checked))
      control.click();
    return;
  }
  if (typeof value === 'string' && control.type !== 'file' && control.value !== value)
    typeInto(control, value);
};

/** Fills the forms on show with what an event carries of them (`values`, by name), as if it had been typed there. */
export const fillForm = (root: ParentNode, carried: unknown): void => {
  const { values } = fieldsOf(carried);
  for (const form of root.querySelectorAll('form'))
    for (const [name, value] of Object.entries(fieldsOf(values)))
      for (const control of Array.from(form.elements).filter(isControl))
        if (control.name === name && form.checkVisibility()) fill(control, value);
};
