import { fieldsOf } from '#machines/kit/config.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (control: Element): control is Typed =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement;

const isChoice = (control: Typed): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

const holds = (value: unknown, choice: HTMLInputElement): boolean =>
  Array.isArray(value) ? value.includes(choice.value) : value === choice.value || value === true;

const fill = (control: Typed, value: unknown): void => {
  if (isChoice(control)) {
    if (control.checked !== holds(value, control) && (control.type === 'checkbox' || !control.checked))
      control.click();
    return;
  }
  if (typeof value !== 'string' || control.type === 'file' || control.value === value) return;
  // React hears of a value where the browser's own setter has changed it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Fills the forms on show with what an event carries of them (`values`, by name), as if it had been typed there. */
export const fillForm = (root: ParentNode, carried: unknown): void => {
  const { values } = fieldsOf(carried);
  for (const form of root.querySelectorAll('form'))
    for (const [name, value] of Object.entries(fieldsOf(values)))
      for (const control of Array.from(form.elements).filter(isTyped))
        if (control.name === name && form.checkVisibility()) fill(control, value);
};
