import { page } from 'vitest/browser';
import { type } from '../paths/drivers/gestures.ts';

/** Types in a password field, which has no role to be found by. */
export const typePassword = (label: string, text: string): void => {
  const field = page.getByLabelText(label, { exact: true }).element();
  if (!(field instanceof HTMLInputElement)) throw new Error(`${label} is not a field`);
  type(field, text);
};
