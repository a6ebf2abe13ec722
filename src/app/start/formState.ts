import { type Control, isChoice, isControl, typeInto } from '../../ui/forms/typedForms.ts';

type Field = Exclude<Control, HTMLSelectElement>;

const fieldsIn = (root: ParentNode): Field[] =>
  Array.from(root.querySelectorAll('form [name]:enabled'))
    .filter(isControl)
    .filter((control): control is Field => !(control instanceof HTMLSelectElement));

const isEdited = (field: Field): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

const reset = (field: Field): void => {
  if (isChoice(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
};

const findLike = (fields: readonly Field[], { name, value }: Pick<Field, 'name' | 'value'>) =>
  fields.find((field) => field.name === name && (!isChoice(field) || field.value === value));

const captureFocus = (fields: readonly Field[]): ((replaced: readonly Field[]) => void) => {
  const focused = fields.find((field) => field === document.activeElement);
  if (!focused) return () => {};
  const { name, value, selectionStart, selectionEnd } = focused;
  return (replaced) => {
    const field = findLike(replaced, { name, value });
    field?.focus({ preventScroll: true });
    if (selectionStart !== null) field?.setSelectionRange(selectionStart, selectionEnd);
  };
};

/** Clears the fields of a prerendered page. The returned function fills the fields of the rendered page. */
export const captureFormState = (root: ParentNode): (() => void) | null => {
  const fields = fieldsIn(root);
  if (fields.length === 0) return null;
  const restoreFocus = captureFocus(fields);
  const edited = fields.filter(isEdited);
  const values = edited.map((field) => ({
    name: field.name,
    value: field.value,
    checked: isChoice(field) && field.checked,
  }));
  for (const field of edited) reset(field);
  return () => {
    const replaced = fieldsIn(root);
    for (const { checked, ...known } of values) {
      const field = findLike(replaced, known);
      if (!field) continue;
      if (!isChoice(field)) typeInto(field, known.value);
      else if (field.checked !== checked) field.click();
    }
    restoreFocus(replaced);
  };
};
