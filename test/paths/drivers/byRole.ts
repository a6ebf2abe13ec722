import { computeAccessibleName } from 'dom-accessibility-api';
import type { Name, Role } from '../../walks/screen.ts';

/** Elements with an implicit role (HTML-AAM), for the roles that screens and gestures use. */
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

/**
 * Elements with a role in document order, as in the accessibility tree. The locators of Vitest find the same
 * elements three to seven times slower.
 * @param name the full name with `isExact`, else a part in any case.
 */
export const findByRole = (
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
