import { flushSync } from 'react-dom';
import { page } from 'vitest/browser';
import { isDisabled, isReachable, press, targetOf, type } from './gestures.ts';

type Name = string | RegExp;
type Role = Parameters<typeof page.getByRole>[0];

/** A control that a person would look for in vain, or could not use. */
export class NotOffered extends Error {
  override name = 'NotOffered';
}

const elementsOf = (role: Role, name?: Name, exact = false) =>
  page.getByRole(role, name === undefined ? {} : { name, exact }).elements();

/** The controls that bear a name, else those whose name has it as a part. */
const named = (role: Role, name: Name) => {
  const found = elementsOf(role, name, true);
  return found.length ? found : elementsOf(role, name);
};

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * The screen as a person meets it, by role and accessible name.
 * @param insists uses what is only marked as disabled (`aria-disabled`) all the same, to see that nothing comes of it.
 */
export const screenFor = ({ insists = false } = {}) => {
  const control = (role: Role, name: Name): HTMLElement => {
    const found = named(role, name);
    const [element] = found;
    if (!(element instanceof HTMLElement)) throw new NotOffered(`no ${role} named ${String(name)}`);
    if (found.length > 1) throw new Error(`${found.length} ${role}s are named ${String(name)}`);
    element.scrollIntoView({ block: 'nearest' });
    // The browser itself keeps a person from pressing what is natively disabled.
    if (element.matches(':disabled') || (!insists && isDisabled(element)))
      throw new NotOffered(`the ${role} ${String(name)} is disabled`);
    if (!isReachable(targetOf(element)))
      throw new NotOffered(`the ${role} ${String(name)} is covered or out of sight`);
    return element;
  };
  // A person is slower than React: what an action changes is rendered before the next.
  return {
    /** Presses a button, a link, a box or a choice. */
    press: (role: Role, name: Name) => flushSync(() => press(targetOf(control(role, name)))),
    /** Types in a field, in the place of what it holds. */
    type: (name: Name, text: string) => {
      const field = control('textbox', name);
      if (!isField(field)) throw new Error(`${String(name)} is not a field`);
      flushSync(() => type(field, text));
    },
    /** Any control, for a gesture of another kind. */
    control,
  };
};

export type Screen = ReturnType<typeof screenFor>;

/** Something that must be on the screen. A text is a part of the accessible name. */
export type Sign = {
  role:
    | 'heading'
    | 'button'
    | 'textbox'
    | 'alert'
    | 'status'
    | 'link'
    | 'radio'
    | 'checkbox'
    | 'table'
    | 'main';
  name?: string | RegExp;
  /** What the element itself says, where its name does not. */
  text?: string | RegExp;
  disabled?: boolean;
};

const says = (element: Element, text: Name) => {
  const content = element.textContent ?? '';
  return typeof text === 'string' ? content.includes(text) : text.test(content);
};

/** What is wrong with a sign: nothing, when it is on the screen as said. */
export const missing = ({ role, name, text, disabled }: Sign): string[] => {
  const found = elementsOf(role, name).filter((element) => text === undefined || says(element, text));
  const what = [role, name, text].filter(Boolean).map(String).join(' ');
  if (!found.length) return [`no ${what}`];
  if (disabled !== undefined && !found.some((element) => isDisabled(element) === disabled))
    return [`${what} is ${disabled ? 'not disabled' : 'disabled'}`];
  return [];
};
