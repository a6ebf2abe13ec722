/** Focuses the control of a name in a form: the first radio of a group, the first box of a value in boxes. */
export const focusControl = (form: HTMLFormElement, name: string): void => {
  const found = form.elements.namedItem(name) ?? form.elements.namedItem(`${name}-1`);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
};
