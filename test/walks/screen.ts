import type { Words } from '#locales/translator.ts';

export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'definition'
  | 'dialog'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listbox'
  | 'menuitem'
  | 'option'
  | 'paragraph'
  | 'progressbar'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'searchbox'
  | 'status'
  | 'table'
  | 'textbox';

export type Name = string | RegExp;

export type Filled = { values: object; words: readonly Words[] };

export class NotOffered extends Error {
  override name = 'NotOffered';
}

/** Visible screen: in the page (`drivers/screen.ts`) or in the portal (`drivers/portalScreen.ts`). */
export type Screen = {
  press(role: Role, name: Name, within?: { role: Role; name: Name }): Promise<void>;
  type(name: Name, text: string, role?: 'textbox' | 'combobox'): Promise<void>;
  choose(name: Name, value: string): Promise<void>;
  key(name: Name, key: string): Promise<void>;
  blur(name: Name): Promise<void>;
  openList(name: Name): Promise<void>;
  check(name: Name, isChecked: boolean): Promise<void>;
  pickDay(name: Name, day: string): Promise<void>;
  /** Fills a form. Throws if a control has another label than its text in the dictionary. */
  fill(filled: Filled): Promise<void>;
  suggest(name: Name, text: string): Promise<void>;
  unfold(name: Name): Promise<void>;
  has(role: Role, name: Name): Promise<boolean>;
  element(role: Role, name: Name): HTMLElement;
};

export type MadeIn<State, Gesture> = { readonly madeIn: readonly State[]; readonly gesture: Gesture };

export const isMadeIn = (how: unknown): how is MadeIn<string, unknown> =>
  typeof how === 'object' && how !== null && 'madeIn' in how && 'gesture' in how;
