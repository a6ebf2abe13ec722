import { finishGesture } from '#src/ui/browser/afterPaint.ts';

/** Waits for due timers. Uses a message, because browsers delay a nested timer by 4 ms. */
export const nextTask = (delay = 0) =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      setTimeout(resolve, delay);
    };
    port2.postMessage(null);
  });

/** Properties of a real mouse event, without which React Aria assumes an event of a screen reader. */
const mouse = {
  bubbles: true,
  cancelable: true,
  composed: true,
  pointerId: 1,
  pointerType: 'mouse',
  isPrimary: true,
};

/** Point to press: the centre of an element, or the start of a label, whose centre may be a link. */
const findPoint = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const inward = element instanceof HTMLLabelElement ? Math.min(14, width / 2) : width / 2;
  return { clientX: left + inward, clientY: top + height / 2 };
};

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

export const findTarget = (control: HTMLElement): HTMLElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(control.type)
    ? (control.closest('label') ?? control.labels?.[0] ?? control)
    : control;

export const isReachable = (element: Element): boolean => {
  const { clientX, clientY } = findPoint(element);
  const touched = document.elementFromPoint(clientX, clientY);
  return touched !== null && element.contains(touched);
};

export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;

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
  // Makes React finish its work now, because the browser paints nothing while a path is played.
  finishGesture();
};

export const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  field.focus();
  field.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
};
