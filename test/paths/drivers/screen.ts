import { flushSync } from 'react-dom';
import { exhaustiveRoles, type ScreenItem, type Shown } from '../../walks/expectations.ts';
import { findByRole, type Name, type Role } from './byRole.ts';
import { findTarget, isDisabled, isReachable, press, type } from './gestures.ts';

/** A control that a person would look for in vain, or could not use. */
export class NotOffered extends Error {
  override name = 'NotOffered';
}

/** The controls that bear a name, else those whose name has it as a part. */
const named = (role: Role, name: Name) => {
  const found = findByRole(role, { name, isExact: true });
  return found.length ? found : findByRole(role, { name });
};

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * The screen as a person meets it, by role and accessible name.
 * @param insists uses what is only marked as disabled (`aria-disabled`) all the same, to see that nothing comes of it.
 */
export const screenFor = ({ insists = false } = {}) => {
  const offered = (element: HTMLElement, what: string): HTMLElement => {
    element.scrollIntoView({ block: 'nearest' });
    // The browser itself keeps a person from pressing what is natively disabled.
    if (element.matches(':disabled') || (!insists && isDisabled(element)))
      throw new NotOffered(`${what} is disabled`);
    if (!isReachable(findTarget(element))) throw new NotOffered(`${what} is covered or out of sight`);
    return element;
  };
  const control = (role: Role, name: Name): HTMLElement => {
    const found = named(role, name);
    const [element] = found;
    if (!(element instanceof HTMLElement)) throw new NotOffered(`no ${role} named ${String(name)}`);
    if (found.length > 1) throw new Error(`${found.length} ${role}s are named ${String(name)}`);
    return offered(element, `the ${role} ${String(name)}`);
  };
  // A person is slower than React: what an action changes is rendered before the next.
  return {
    /** Presses a button, a link, a box or a choice. */
    press: (role: Role, name: Name) => flushSync(() => press(findTarget(control(role, name)))),
    /** Types in a field, in the place of what it holds. */
    type: (name: Name, text: string, role: 'textbox' | 'combobox' = 'textbox') => {
      const field = control(role, name);
      if (!isField(field)) throw new Error(`${String(name)} is not a field`);
      flushSync(() => type(field, text));
    },
    /** Any control, for a gesture of another kind. */
    control,
    /** A control found otherwise than by its role and name, which a person can use. */
    offered,
  };
};

export type Screen = ReturnType<typeof screenFor>;

const readText = (element: Element): string => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const readLines = (element: Element): string[] =>
  [...element.querySelectorAll(':scope > li, :scope > tbody > tr')].map(readText);

const fieldValue = (element: Element): string | undefined => {
  const choice = element.matches('[role="radiogroup"]') ? element.querySelector(':checked') : element;
  return choice && 'value' in choice ? String(choice.value) : undefined;
};

const hasLines = (element: Element, lines: readonly string[]): boolean => {
  const found = readLines(element);
  return found.length === lines.length && lines.every((line, index) => found[index]?.includes(line));
};

const isAs = ({ text = [], disabled, value, lines }: ScreenItem) => {
  const texts = [text].flat();
  return (element: Element): boolean =>
    texts.every((part) => readText(element).includes(part)) &&
    (disabled === undefined || isDisabled(element) === disabled) &&
    (value === undefined || fieldValue(element) === value) &&
    (lines === undefined || hasLines(element, lines));
};

const found = (item: ScreenItem): Element[] =>
  findByRole(item.role, { ...(item.name && { name: item.name }), withHidden: item.behind ?? false }).filter(
    isAs(item),
  );

const itemText = (item: ScreenItem): string =>
  Object.entries(item)
    .map(([key, value]) => (key === 'role' || key === 'name' ? value : `${key}: ${value}`))
    .join(' ');

const unexpected = (role: ScreenItem['role'], visible: readonly ScreenItem[]): string[] => {
  const expected = new Set(visible.filter((item) => item.role === role).flatMap(found));
  return findByRole(role)
    .filter((element) => readText(element) !== '' && !expected.has(element))
    .map((element) => `${role} that should not be there: ${readText(element)}`);
};

/** What the form of a flow holds otherwise than said. */
const fieldProblems = (flow: Element | null, fields: Readonly<Record<string, string>>): string[] => {
  // A step that is kept for when it is come back to has a form too, which nobody sees.
  const form = [...(flow?.querySelectorAll('form') ?? [])].find((found) => found.checkVisibility());
  const controls = form?.elements;
  return Object.entries(fields).flatMap(([name, expected]) => {
    const control = controls?.namedItem(name);
    const value = control && 'value' in control ? control.value : undefined;
    return value === expected ? [] : [`the field ${name} holds ${value}, not ${expected}`];
  });
};

/** What is on the screen otherwise than a state shows; `flow` is the root of its view. */
export const screenProblems = (flow: Element | null, shown: Shown): string[] => {
  const { visible, absent = [], isBusy = false, fields = {} } = shown;
  const isMarkedBusy = flow?.getAttribute('aria-busy') === 'true';
  return [
    ...visible.filter((item) => !item.optional && !found(item).length).map((item) => `no ${itemText(item)}`),
    ...absent.filter((item) => found(item).length).map((item) => `${itemText(item)} should not be there`),
    ...exhaustiveRoles.flatMap((role) => unexpected(role, visible)),
    ...(isMarkedBusy === isBusy ? [] : [`the flow is ${isMarkedBusy ? '' : 'not '}marked as busy`]),
    ...fieldProblems(flow, fields),
  ];
};

/** The notices that were not shown as the flow told them, one for one. */
export const noticeProblems = ({ expected, shown }: { expected: string[]; shown: string[] }): string[] =>
  expected.length === shown.length &&
  expected.every((text, index) => shown[index]?.replace(/\s+/g, ' ').includes(text))
    ? []
    : [`notices: expected ${expected.join(' | ')}, got ${shown.join(' | ')}`];
