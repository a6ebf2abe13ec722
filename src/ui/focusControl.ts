/** Focuses the control of a name in a form: the checked radio or the first one of a group. */
export const focusControl = (form: HTMLFormElement, name: string): void => {
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
};
