import { finishGesture } from '#src/ui/browser/afterPaint.ts';

/** What pointer events of a real mouse carry; without them, components take the press for a screen reader's. */
const mouse = {
  bubbles: true,
  cancelable: true,
  composed: true,
  pointerId: 1,
  pointerType: 'mouse',
  isPrimary: true,
};

/** Where a person presses: the middle; of a label, its beginning, since links may follow in it. */
const findPoint = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const inward = element instanceof HTMLLabelElement ? Math.min(14, width / 2) : width / 2;
  return { clientX: left + inward, clientY: top + height / 2 };
};

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** What a person aims at: the label of a box, a choice or a file, whose own input is often out of sight. */
export const findTarget = (control: HTMLElement): HTMLElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(control.type)
    ? (control.closest('label') ?? control.labels?.[0] ?? control)
    : control;

/** Whether a pointer on an element would touch it, and not something that covers it. */
export const isReachable = (element: Element): boolean => {
  const { clientX, clientY } = findPoint(element);
  const touched = document.elementFromPoint(clientX, clientY);
  return touched !== null && element.contains(touched);
};

export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;

/** Presses an element as a mouse does: pointer and mouse events, the focus between them, then the click. */
export const press = (element: HTMLElement): void => {
  const at = { ...mouse, ...findPoint(element), button: 0, detail: 1 };
  const target = document.elementFromPoint(at.clientX, at.clientY) ?? element;
  target.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1, pressure: 0.5 }));
  const takesFocus = target.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1 }));
  if (takesFocus) {
    const owner = target.closest<HTMLElement>(focusable);
    if (owner) owner.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  target.dispatchEvent(new PointerEvent('pointerup', { ...at, buttons: 0 }));
  target.dispatchEvent(new MouseEvent('mouseup', { ...at, buttons: 0 }));
  if (target instanceof HTMLElement) target.click();
  else element.click();
  // Nothing is painted in the midst of a path, where a real hand has just acted too.
  finishGesture();
};

/** Replaces what a field holds as a person does: focus, all selected, then the browser's own typing. */
export const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  field.focus();
  field.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
};
