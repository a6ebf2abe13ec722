import { fieldOf } from './readForm.ts';
import { type Control, isChoice, isControl, typeInto } from './text/typeInto.ts';
import type { TypedForm } from './typedForms.ts';

/** A password, an IBAN and a file are nowhere but in their control; what is hidden follows from what is typed. */
const isLeftOut = ({ name, type }: Control) =>
  !name || ['password', 'file', 'hidden'].includes(type) || fieldOf(name) === 'iban';

const listControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter((control) => !isLeftOut(control));

/** What the controls of a form hold, secrets and files aside. */
export const readControls = (form: HTMLFormElement): TypedForm['values'] => {
  const values: TypedForm['values'] = {};
  for (const control of listControls(form)) {
    const chosen = !isChoice(control) || control.checked ? [control.value] : [];
    values[control.name] = [...(values[control.name] ?? []), ...chosen];
  }
  return values;
};

/** Fills the controls of a form as if it had been typed in; what is read-only stays. */
export const fillControls = (form: HTMLFormElement, values: TypedForm['values']): void => {
  for (const control of listControls(form)) {
    const wanted = values[control.name];
    if (!wanted) continue;
    if (isChoice(control)) {
      if (control.checked !== wanted.includes(control.value)) control.click();
    } else if (
      !('readOnly' in control && control.readOnly) &&
      wanted[0] !== undefined &&
      control.value !== wanted[0]
    )
      typeInto(control, wanted[0]);
  }
};
