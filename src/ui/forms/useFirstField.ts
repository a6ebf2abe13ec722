import { type RefObject, useEffect } from 'react';
import { media } from '../theme/tokens.ts';

/** Fields of a form; a date is a group of `spinbutton`s, a choice in a list is a button. */
const fields = 'input:not([type=hidden]), textarea, select, [role=spinbutton], button[aria-haspopup=listbox]';

const isReady = (field: HTMLElement): boolean =>
  field.tabIndex >= 0 &&
  field.checkVisibility() &&
  !field.matches(':disabled, [readonly], [aria-readonly=true]');

/**
 * Focuses the first field of a form that opens in a dialog, unless something in the dialog has the focus. Not on a
 * touch screen, because the keyboard would cover the form (docs/rules.md#forms).
 */
export const useFirstField = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const dialog = form.current?.closest('[role=dialog]');
    const focused = document.activeElement;
    if (!dialog || !matchMedia(media.mouse).matches) return;
    if (focused !== dialog && dialog.contains(focused)) return;
    const found = [...(form.current?.querySelectorAll<HTMLElement>(fields) ?? [])].find(isReady);
    found?.focus();
  }, [form]);
};
