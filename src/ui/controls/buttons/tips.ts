import { tip } from './tips.css.ts';

const delay = 400;
const margin = 6;

const findIcon = (target: EventTarget | null): Element | null => {
  const control = target instanceof Element && target.closest('button[aria-label], a[aria-label]');
  return control && control.textContent?.trim() === '' ? control : null;
};

/** Shows `data-tip`, or the name of an icon-only button, on hover and focus. Returns the cleanup. */
export const showTips = (): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const bubble = document.createElement('div');
  bubble.className = tip;
  bubble.popover = 'manual';
  bubble.ariaHidden = 'true';
  document.body.append(bubble);
  let shown: Element | null = null;
  let timer = 0;

  const hide = () => {
    clearTimeout(timer);
    if (shown) bubble.hidePopover();
    shown = null;
  };
  const show = (control: Element) => {
    if (!control.isConnected || control.getAttribute('aria-expanded') === 'true') return;
    shown = control;
    bubble.textContent = control.getAttribute('data-tip') ?? control.getAttribute('aria-label');
    bubble.showPopover();
    const { left, width, top, bottom } = control.getBoundingClientRect();
    const own = bubble.getBoundingClientRect();
    const start = Math.min(
      left + (width - own.width) / 2,
      (control.closest('table') ?? document.documentElement).getBoundingClientRect().right -
        own.width -
        margin,
    );
    bubble.style.left = `${Math.max(margin, start)}px`;
    bubble.style.top = `${bottom + own.height > innerHeight ? top - own.height : bottom}px`;
  };
  const follow = (control: Element | null) => {
    if (control === shown) return;
    hide();
    if (control) timer = window.setTimeout(show, delay, control);
  };

  const on = (name: keyof DocumentEventMap, act: (event: Event) => void) =>
    document.addEventListener(name, act, { capture: true, passive: true, signal });
  on('pointerover', (event) => {
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    if (isMouse && event.target !== bubble) follow(findIcon(event.target));
  });
  on('focusin', ({ target }) => {
    follow(target instanceof Element && target.matches(':focus-visible') ? findIcon(target) : null);
  });
  on('focusout', hide);
  on('pointerdown', hide);
  on('scroll', hide);
  on('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Tab') hide();
  });
  return () => {
    listening.abort();
    hide();
    bubble.remove();
  };
};
