import { computeAccessibleName } from 'dom-accessibility-api';
import { flushSync } from 'react-dom';
import { page } from 'vitest/browser';
import { t as form } from '#locales/fr/form.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { lookUp, type Words } from '#locales/translator.ts';
import { typedReference } from '#src/domain/contract/contract.ts';
import { ibanBoxes } from '#src/domain/iban.ts';
import { fieldOf } from '#src/ui/forms/readForm.ts';
import { type Control, typeInto } from '#src/ui/forms/typedForms.ts';
import { controlsNamed, fill } from '#src/visualiser/screen/playScreen.ts';
import { exhaustiveRoles, type ScreenItem, type Shown } from '../../walks/expectations.ts';
import { type Name, NotOffered, type Role, type Screen } from '../../walks/screen.ts';
import { findTarget, isDisabled, isReachable, nextTask, press, type } from './gestures.ts';

/** Elements with an implicit role (HTML-AAM), for the roles that tests use. */
const native = {
  alert: [],
  button: ['button', 'summary', 'input:is([type=button], [type=image], [type=reset], [type=submit])'],
  checkbox: ['input[type=checkbox]'],
  combobox: ['select:not([multiple], [size])', 'input[list]'],
  definition: ['dd'],
  dialog: ['dialog'],
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  img: [],
  link: ['a[href]', 'area[href]'],
  list: ['ul', 'ol', 'menu'],
  listbox: ['select:is([multiple], [size])', 'datalist'],
  menuitem: [],
  option: ['option'],
  paragraph: ['p'],
  progressbar: ['progress'],
  radio: ['input[type=radio]'],
  radiogroup: [],
  region: ['section:is([aria-label], [aria-labelledby])'],
  searchbox: ['input[type=search]:not([list])'],
  status: ['output'],
  table: ['table'],
  textbox: [
    'textarea',
    'input:is(:not([type]), [type=email], [type=tel], [type=text], [type=url]):not([list])',
  ],
} satisfies Record<Role, readonly string[]>;

const toSelector = (role: Role): string =>
  [`[role=${role}]`, ...native[role].map((selector) => `${selector}:not([role])`)].join(', ');

const isHidden = (element: Element): boolean =>
  !element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]') !== null;

const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isNamed = (name: Name, isExact: boolean) => (element: Element) => {
  const found = normalize(computeAccessibleName(element));
  if (name instanceof RegExp) return name.test(found);
  return isExact ? found === normalize(name) : found.toLowerCase().includes(normalize(name).toLowerCase());
};

/** Elements with a role, in document order. The locators of Vitest are three to seven times slower. */
const findByRole = (
  role: Role,
  {
    name,
    isExact = false,
    withHidden = false,
  }: { name?: Name; isExact?: boolean; withHidden?: boolean } = {},
): Element[] => {
  const elements = [...document.querySelectorAll(toSelector(role))].filter(
    (element) => withHidden || !isHidden(element),
  );
  return name === undefined ? elements : elements.filter(isNamed(name, isExact));
};

const named = (role: Role, name: Name) => {
  const found = findByRole(role, { name, isExact: true });
  return found.length ? found : findByRole(role, { name });
};

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Dictionary text of a control: by value for a radio button or checkbox, by position for an IBAN box. */
const labelOf = ({ name, value }: Control, words: readonly Words[]): string => {
  const key = fieldOf(name);
  const find = (path: string) => words.map((dictionary) => lookUp(dictionary, path)).find(Boolean);
  const label = find(`${key}.${value}`) ?? find(`${key}.label`);
  if (label === undefined) throw new Error(`No dictionary contains the label of ${name}`);
  return name === key
    ? label
    : form('boxes.part', { label, position: name.slice(key.length + 1), count: ibanBoxes.length });
};

const isLabelled = (control: Control, label: string): boolean =>
  [label, `${label} (${ui('optional')})`].some((text) =>
    page.getByLabelText(text, { exact: true }).elements().includes(control),
  );

const isTyped = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  !(control instanceof HTMLSelectElement) && control.type !== 'date';

const suggestions = (text: string) =>
  [...document.querySelectorAll('[role="option"]')].filter((option) => option.textContent?.startsWith(text));

/** Runs `use` with timers of zero, because suggestions and other parts wait for a pause in typing. */
const withoutPauses = (use: () => void): void => {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = Object.assign(
    (...[run, , ...args]: Parameters<typeof setTimeout>) => setTimeout(run, 0, ...args),
    setTimeout,
  );
  try {
    use();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
};

const waitWhile = async (isWaiting: () => boolean, patience: number): Promise<void> => {
  const end = performance.now() + patience;
  while (isWaiting() && performance.now() < end) await nextTask(10);
};

/** `Screen` for the current page. `insists`: also presses `aria-disabled` controls, without effect. */
export const screenFor = ({ insists = false } = {}): Screen => {
  const offered = <E extends HTMLElement>(element: E, what: string): E => {
    element.scrollIntoView({ block: 'nearest' });
    if (element.matches(':disabled') || (!insists && isDisabled(element)))
      throw new NotOffered(`${what} is disabled`);
    if (!isReachable(findTarget(element)))
      throw new NotOffered(`${what} is covered or outside the visible area`);
    return element;
  };
  const element = (role: Role, name: Name, within?: Element): HTMLElement => {
    const found = named(role, name).filter((found) => !within || within.contains(found));
    const [first] = found;
    if (!(first instanceof HTMLElement)) throw new NotOffered(`no ${role} named ${String(name)}`);
    if (found.length > 1) throw new Error(`${found.length} ${role}s are named ${String(name)}`);
    return offered(first, `the ${role} ${String(name)}`);
  };
  const fieldNamed = (name: Name, role: Role = 'textbox') => {
    const field = element(role, name);
    if (!isField(field)) throw new Error(`${String(name)} is not a field`);
    return field;
  };
  const pressOn = (control: HTMLElement) => flushSync(() => press(findTarget(control)));
  const openList = (field: HTMLElement) => {
    field.focus();
    if (field.getAttribute('aria-expanded') === 'true') return;
    flushSync(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
  };
  return {
    press: async (role, name, within) => {
      await waitWhile(() => role === 'menuitem' && !findByRole(role).length, 1000);
      const part = within && named(within.role, within.name)[0];
      if (within && !part) throw new NotOffered(`no ${within.role} named ${String(within.name)}`);
      pressOn(element(role, name, part));
    },
    type: async (name, text, role) => {
      const field = fieldNamed(name, role);
      if (field.readOnly && field.value === text) return;
      flushSync(() => type(field, text));
      await nextTask();
    },
    key: async (name, key) => {
      const down = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      fieldNamed(name).dispatchEvent(down);
    },
    blur: async (name) => {
      const field = element('combobox', name);
      field.focus();
      flushSync(() => field.blur());
    },
    openList: async (name) => openList(element('combobox', name)),
    choose: async (name, value) => {
      const list = element('combobox', name);
      if (!(list instanceof HTMLSelectElement)) throw new Error(`${String(name)} is not a list`);
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    check: async (name, isChecked) => {
      const box = element('checkbox', name);
      if (box instanceof HTMLInputElement && box.checked !== isChecked) pressOn(box);
    },
    pickDay: async (name, day) => {
      const field = page.getByLabelText(name).elements().find(isField);
      if (!field) throw new Error(`${String(name)} is not a field`);
      typeInto(field, day);
    },
    fill: async ({ values, words }) => {
      for (const [name, value] of Object.entries(values)) {
        const controls = controlsNamed(document, name);
        if (controls.length === 0) throw new NotOffered(`no control named ${name}`);
        for (const control of controls) {
          const label = labelOf(control, words);
          if (!isLabelled(control, label))
            throw new Error(`The control ${name} is not labelled « ${label} »`);
          // In a browser that is not in French, a date picker covers the native date field.
          const isCovered = control.matches('[type=date][aria-hidden=true]');
          const use = () => (isCovered ? control : offered(control, `the field ${name}`));
          fill(control, value, {
            press: () => pressOn(use()),
            type: (_, text) => {
              use();
              if (control.matches('[type=date][readonly]')) return;
              flushSync(() => (isTyped(control) ? type(control, text) : typeInto(control, text)));
            },
          });
        }
      }
    },
    suggest: async (name, text) => {
      const field = fieldNamed(name, 'combobox');
      if (field.readOnly) throw new NotOffered(`${String(name)} is read-only`);
      if (field.value === text) openList(field);
      else withoutPauses(() => flushSync(() => type(field, text)));
      await waitWhile(() => !suggestions(text).length, 2000);
      pressOn(element('option', new RegExp(`^${text}`)));
    },
    unfold: async (name) => {
      const button = element('button', name);
      if (button.ariaExpanded !== 'true') pressOn(button);
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
      // Waits for the code of the panel.
      await waitWhile(() => Boolean(panel?.querySelector('[aria-busy]:not(form, form *)')), 2000);
    },
    has: async (role, name) => findByRole(role, { name, isExact: true }).length > 0,
    element: (role, name) => element(role, name),
  };
};

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

const isAs =
  ({ text = [], disabled, value, lines }: ScreenItem) =>
  (element: Element): boolean =>
    [text].flat().every((part) => readText(element).includes(part)) &&
    (disabled === undefined || isDisabled(element) === disabled) &&
    (value === undefined || fieldValue(element) === value) &&
    (lines === undefined || hasLines(element, lines));

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
    .map((element) => `unexpected ${role}: ${readText(element)}`);
};

const fieldProblems = (flow: Element | null, fields: Readonly<Record<string, string>>): string[] => {
  // A hidden step stays in the page, because the user may return to it.
  const shownForm = [...(flow?.querySelectorAll('form') ?? [])].find((form) => form.checkVisibility());
  return Object.entries(fields).flatMap(([name, expected]) => {
    const control = shownForm?.elements.namedItem(name);
    const value = control && 'value' in control ? control.value : undefined;
    const shown = name === 'reference' ? typedReference(expected) : expected;
    return value === shown ? [] : [`the field ${name} contains ${value} instead of ${shown}`];
  });
};

export const screenProblems = (flow: Element | null, shown: Shown): string[] => {
  const { visible, absent = [], isBusy = false, fields = {} } = shown;
  const isMarkedBusy = flow?.getAttribute('aria-busy') === 'true';
  return [
    ...visible.filter((item) => !item.optional && !found(item).length).map((item) => `no ${itemText(item)}`),
    ...absent.filter((item) => found(item).length).map((item) => `unexpected ${itemText(item)}`),
    ...exhaustiveRoles.flatMap((role) => unexpected(role, visible)),
    ...(isMarkedBusy === isBusy ? [] : [`the flow is ${isMarkedBusy ? '' : 'not '}marked as busy`]),
    ...fieldProblems(flow, fields),
  ];
};

export const noticeProblems = ({ expected, shown }: { expected: string[]; shown: string[] }): string[] =>
  expected.length === shown.length &&
  expected.every((text, index) => shown[index]?.replace(/\s+/g, ' ').includes(text))
    ? []
    : [`notices: expected ${expected.join(' | ')}, got ${shown.join(' | ')}`];
