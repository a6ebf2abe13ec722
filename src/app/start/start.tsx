import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Site } from '#brands/hosts.ts';
import { matchesRoute } from '../../domain/paths.ts';
import { guardHistory } from '../../ui/dialogs/leaving.ts';
import { App } from '../App.tsx';
import { routes } from '../routes.ts';
import { viewsOf } from '../routeViews.tsx';
import { environments } from '../settings/environments.ts';
import type { Theme } from '../settings/theme.ts';
import { type Dress, wear } from './dress.ts';
import type { Arrival } from './firstRead.ts';
import { isPainted, paintedHtml, settingsText } from './painted.ts';
import '../../ui/theme/global.css.ts';
import { type Control, isChoice, isControl, typeInto } from '../../ui/forms/typedForms.ts';

/** What of trusted types is used here: the types of the DOM do not have them yet. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    policy: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => void;
};

declare global {
  interface Window {
    /** Missing where the browser enforces nothing of this. */
    trustedTypes?: TrustedTypes;
  }
}

/**
 * The only strings that may become HTML or the address of a script, where the page's policy asks for trusted types: what the
 * build has painted, put back as it came; nothing, to empty an element, as React Aria does; the portal's own files, in workers.
 */
export const trustOnly = (painted: string | undefined): void =>
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' || html === painted ? html : null),
    createScriptURL: (url) => (url.startsWith(`${location.origin}/assets/`) ? url : null),
  });

// A page that the browser kept whole (Back after a sign-out) would show a session that is over.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

// The router, which listens later, hears of no step that would lose what is typed.
addEventListener('popstate', guardHistory);

const ignore = (event: DragEvent): void => {
  const { dataTransfer, defaultPrevented } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
};

/** Keeps the browser from opening, in the place of the portal, a file that is dropped where no field takes it. */
export const ignoreStrayDrops = (): void => {
  addEventListener('dragover', ignore);
  addEventListener('drop', ignore);
};

ignoreStrayDrops();

/** Waits for the code of the page that is painted; says whether what is painted is what it first shows. */
const isTakenOver = async (container: HTMLElement): Promise<boolean> => {
  const route = routes.find(({ path }) => matchesRoute(path, location.pathname));
  if (!route || !isPainted(container)) return false;
  try {
    await Promise.all(viewsOf(route).map(({ load }) => load?.()));
  } catch {
    // Told in its place.
    return false;
  }
  return route.isAsPainted?.() ?? true;
};

type Started = {
  arrival: Arrival | null;
  host: Site;
  dress: Dress;
};

/** As `Flow` marks a flow, and as the HTML does where no machine is behind it yet (`src/prerender/render.tsx`). */
const marks = [
  ['flow', 'paintedFlow'],
  ['state', 'paintedState'],
] as const;

/** What the portal takes over; a page whose session is not open stays as it is painted. */
const ofPortal = ':not([data-painted] *)';

/** Lets the painted page answer, as the portal takes it over. */
const activatePage = (root: Element): void => {
  for (const button of root.querySelectorAll<HTMLButtonElement>(`[data-painted-disabled]${ofPortal}`)) {
    button.disabled = false;
    delete button.dataset.paintedDisabled;
  }
  for (const flow of root.querySelectorAll<HTMLElement>(`[data-painted-flow]${ofPortal}`))
    for (const [mark, painted] of marks) {
      flow.dataset[mark] = flow.dataset[painted];
      delete flow.dataset[painted];
    }
};

/** What a painted form is typed in: none has a list to choose from. */
type Field = Exclude<Control, HTMLSelectElement>;

const fieldsIn = (root: ParentNode): Field[] =>
  Array.from(root.querySelectorAll('form [name]:enabled'))
    .filter(isControl)
    .filter((control): control is Field => !(control instanceof HTMLSelectElement));

const isEdited = (field: Field): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

const reset = (field: Field): void => {
  if (isChoice(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
};

/** The field of the same name; of those that share it, the one of the same choice. */
const findLike = (fields: readonly Field[], { name, value }: Pick<Field, 'name' | 'value'>) =>
  fields.find((field) => field.name === name && (!isChoice(field) || field.value === value));

/** The focus of a form and its caret, which an e-mail field does not tell; returns the way to restore them. */
const captureFocus = (fields: readonly Field[]): ((replaced: readonly Field[]) => void) => {
  const focused = fields.find((field) => field === document.activeElement);
  if (!focused) return () => {};
  const { name, value, selectionStart, selectionEnd } = focused;
  return (replaced) => {
    const field = findLike(replaced, { name, value });
    field?.focus({ preventScroll: true });
    if (selectionStart !== null) field?.setSelectionRange(selectionStart, selectionEnd);
  };
};

/**
 * Captures what the forms of a painted page hold, typed or restored by the browser, and resets them to what was painted.
 * Returns the way to restore it in the forms that take their place, with the events of typing; null without a form.
 */
export const captureFormState = (root: ParentNode): (() => void) | null => {
  const fields = fieldsIn(root);
  if (fields.length === 0) return null;
  const restoreFocus = captureFocus(fields);
  const edited = fields.filter(isEdited);
  const values = edited.map((field) => ({
    name: field.name,
    value: field.value,
    checked: isChoice(field) && field.checked,
  }));
  for (const field of edited) reset(field);
  return () => {
    const replaced = fieldsIn(root);
    for (const { checked, ...known } of values) {
      const field = findLike(replaced, known);
      if (!field) continue;
      if (!isChoice(field)) typeInto(field, known.value);
      else if (field.checked !== checked) field.click();
    }
    restoreFocus(replaced);
  };
};

/** Takes over the page that was painted, or shows the portal in its place. */
export const start = async (container: HTMLElement, { arrival, host, dress }: Started): Promise<void> => {
  // The visualiser follows what is done here, in development alone.
  if (import.meta.env.DEV) (await import('../live.ts')).broadcastActors();
  const { mayChoose } = dress;
  const environment = environments[host.environment];
  const deployment = environment.isDeployed ? settingsText() : null;
  const painted = paintedHtml(container);
  trustOnly(painted?.html);

  const renderApp = ({ brand, theme }: Pick<Dress, 'brand' | 'theme'>) => (
    <App
      brand={brand}
      settings={{
        arrival,
        environment,
        deployment,
        theme,
        onThemeChosen: mayChoose ? choose : null,
        painted,
      }}
    />
  );
  const choose = async (theme: Theme) => {
    const { themePreference } = await import('../settings/preferences.ts');
    themePreference.write(theme);
    root.render(renderApp({ brand: await wear(theme, host), theme }));
  };
  const isHydrated = await isTakenOver(container);
  if (isHydrated) activatePage(container);
  const open = (): Root => {
    if (isHydrated) return hydrateRoot(container, renderApp(dress));
    const opened = createRoot(container);
    opened.render(renderApp(dress));
    return opened;
  };
  const restoreFormState = captureFormState(container);
  // A form is taken over in one go: what is typed in the midst of it would be lost.
  const root = restoreFormState ? flushSync(open) : open();
  restoreFormState?.();
};
