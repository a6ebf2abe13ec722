/** What a form of a page holds, by the names of its controls: one value, or those that are chosen. */
export type TypedForm = {
  /** The flow that it is a part of. */
  flow: string;
  /** The address of its page. */
  page: string;
  values: Record<string, string[]>;
  /** The portal has filled it in: nobody has typed it. */
  isPrefilled?: true;
  /** Its block broke under the user, and was tried again. */
  isRetried?: true;
};

type Reader = () => TypedForm | null;

const readers = new Set<Reader>();

let left: readonly TypedForm[] = [];

export const addressOfPage = (): string => location.pathname + location.search;

/** Lets what a form holds be read as its page is left for the sign-in. Returns the way to stop. */
export const followTyped = (read: Reader): (() => void) => {
  readers.add(read);
  return () => void readers.delete(read);
};

/** What the forms of the page hold that leaving would lose. */
export const readTyped = (): TypedForm[] => [...readers].flatMap((read) => read() ?? []);

/**
 * Stores the values of the forms of the page. The returned function keeps the values of each form that has closed since, for
 * the form to restore them when it opens again.
 */
export const holdTyped = (): (() => void) => {
  const before = [...readers].map((read) => ({ read, typed: read() }));
  return () => {
    const gone = before.flatMap(({ read, typed }) =>
      typed && !read() ? [{ ...typed, isRetried: true } as const] : [],
    );
    left = [...left, ...gone];
  };
};

/** Gives back what was typed before the page was left, to the forms as they open again. */
export const giveBackTyped = (forms: readonly TypedForm[]): void => {
  left = forms;
};

/**
 * What a control of a form of this page is about to be given back: one that shows only some of what may be chosen must show
 * that.
 */
export const peekTyped = (flow: string, name: string): readonly string[] =>
  left.find((form) => form.flow === flow && form.page === addressOfPage() && name in form.values)?.values[
    name
  ] ?? [];

/** What this form held before its page was left, or is filled in with, once; null where nothing is. */
export const takeForm = (flow: string, names: ReadonlySet<string>): TypedForm | null => {
  const page = addressOfPage();
  const found = left.find(
    (form) =>
      form.flow === flow && form.page === page && Object.keys(form.values).some((name) => names.has(name)),
  );
  left = left.filter((form) => form !== found);
  return found ?? null;
};

/** The values of it. */
export const takeTyped = (flow: string, names: ReadonlySet<string>): TypedForm['values'] | null =>
  takeForm(flow, names)?.values ?? null;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** A password, even while it is shown: it is nowhere but in its control, and read as typed. */
export const isPassword = ({ type, autocomplete }: Control): boolean =>
  type === 'password' || autocomplete.endsWith('-password');

export const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** Sets the value of a text field or a list with the event of typing: React ignores a plain assignment. */
export const typeInto = (control: Control, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
};
