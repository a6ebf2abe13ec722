export type TypedForm = {
  flow: string;
  page: string;
  values: Record<string, string[]>;
  /** Origin of the values; absent for values typed before a session expired. */
  kind?: 'prefilled' | 'retried';
};

type Reader = () => TypedForm | null;

const readers = new Set<Reader>();

let left: readonly TypedForm[] = [];

export const addressOfPage = (): string => location.pathname + location.search;

export const followTyped = (read: Reader): (() => void) => {
  readers.add(read);
  return () => void readers.delete(read);
};

export const readTyped = (): TypedForm[] => [...readers].flatMap((read) => read() ?? []);

/** Records the values of open forms. Returns a function that stores the values of forms closed since. */
export const holdTyped = (): (() => void) => {
  const before = [...readers].map((read) => ({ read, typed: read() }));
  return () => {
    const gone = before.flatMap(({ read, typed }) =>
      typed && !read() ? [{ ...typed, kind: 'retried' as const }] : [],
    );
    left = [...left, ...gone];
  };
};

export const giveBackTyped = (forms: readonly TypedForm[]): void => {
  left = forms;
};

export const peekTyped = (flow: string, name: string): readonly string[] =>
  left.find((form) => form.flow === flow && form.page === addressOfPage() && name in form.values)?.values[
    name
  ] ?? [];

export const takeForm = (flow: string, names: ReadonlySet<string>): TypedForm | null => {
  const page = addressOfPage();
  const isOfForm = (form: TypedForm) =>
    form.flow === flow && form.page === page && Object.keys(form.values).some((name) => names.has(name));
  const found = left.find(isOfForm);
  left = left.filter((form) => !isOfForm(form));
  return found ?? null;
};

export const takeTyped = (flow: string, names: ReadonlySet<string>): TypedForm['values'] | null =>
  takeForm(flow, names)?.values ?? null;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** True for a password field, even with a visible password. Its value is never stored or normalised. */
export const isPassword = ({ type, autocomplete }: Control): boolean =>
  type === 'password' || autocomplete.endsWith('-password');

export const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** Calls the native setter of the value, because React ignores a plain assignment. */
export const typeInto = (control: Control, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
};
