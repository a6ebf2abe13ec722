import { flushSync } from 'react-dom';
import type { Screen } from '../paths/drivers/screen.ts';

/** The arrow opens again the list that a choice, or a scroll of the page, has closed. */
export const openList = (screen: Screen, name: string | RegExp): void => {
  const field = screen.control('combobox', name);
  field.focus();
  if (field.getAttribute('aria-expanded') === 'true') return;
  flushSync(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
};

const isProposed = (text: string) =>
  [...document.querySelectorAll('[role="option"]')].some((option) => option.textContent?.startsWith(text));

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 10));

/** Types in a field that suggests, waits until it does, and chooses. */
export const chooseSuggestion = async (
  screen: Screen,
  name: string | RegExp,
  text: string,
): Promise<void> => {
  const field = screen.control('combobox', name);
  if (!(field instanceof HTMLInputElement)) throw new Error(`${name} is not a field`);
  if (field.value === text) openList(screen, name);
  else screen.type(name, text, 'combobox');
  const began = performance.now();
  while (!isProposed(text) && performance.now() - began < 2000) await nextTask();
  screen.press('option', new RegExp(`^${text}`));
};
