import { fieldOf } from './readForm.ts';
import { type Control, isChoice, isControl, isPassword, typeInto } from './text/typeInto.ts';
import type { TypedForm } from './typedForms.ts';

/** Controls whose value is never kept: passwords, IBANs, files, and hidden controls, which other controls fill. */
const isLeftOut = (control: Control) =>
  !control.name ||
  isPassword(control) ||
  ['file', 'hidden'].includes(control.type) ||
  fieldOf(control.name) === 'iban';

const listControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter((control) => !isLeftOut(control));

/** Values of the controls of a form, except secrets and files. */
export const readControls = (form: HTMLFormElement): TypedForm['values'] => {
  const values: TypedForm['values'] = {};
  for (const control of listControls(form)) {
    const chosen = !isChoice(control) || control.checked ? [control.value] : [];
    values[control.name] = [...(values[control.name] ?? []), ...chosen];
  }
  return values;
};

/** Fills the controls of a form as typing does; read-only controls are left unchanged. */
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
