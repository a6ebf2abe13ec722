import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Site } from '#brands/hosts.ts';
import { matchesRoute } from '../../domain/paths.ts';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { announceNextPage, noteTraversal } from '../../ui/browser/usePage.ts';
import { guardHistory } from '../../ui/dialogs/leaving.ts';
import { App } from '../App.tsx';
import { takeFollowed } from '../navigation/navigateSafely.ts';
import { routes } from '../routes.ts';
import { viewsOf } from '../routeViews.tsx';
import { environments } from '../settings/environments.ts';
import type { Theme } from '../settings/theme.ts';
import { type AppliedBrand, applyBrandTheme } from './applyBrand.ts';
import type { Arrival } from './firstRead.ts';
import { isPainted, paintedHtml, settingsText } from './painted.ts';
import '../../ui/theme/global.css.ts';

type TrustedTypes = {
  createPolicy: (
    name: string,
    policy: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => void;
};

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** Sets a Trusted Types policy: accepts the prerendered HTML, an empty HTML (React Aria) and own scripts. */
const trustOnly = (painted: string | undefined): void =>
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' || html === painted ? html : null),
    createScriptURL: (url) => (url.startsWith(`${location.origin}/assets/`) ? url : null),
  });

// Prevents Back from showing a page of the ended session from the back/forward cache after a sign-out.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

// Listens before the router, because the user may still cancel Back or Forward.
addEventListener('popstate', guardHistory);
addEventListener('popstate', () => noteTraversal(true));
addEventListener('pushState', () => noteTraversal(false));

const ignore = (event: DragEvent): void => {
  const { dataTransfer, defaultPrevented } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
};

export const ignoreStrayDrops = (): void => {
  addEventListener('dragover', ignore);
  addEventListener('drop', ignore);
};

ignoreStrayDrops();

/** Loads the code of the prerendered page. Returns true if React can reuse its HTML. */
const isTakenOver = async (container: HTMLElement): Promise<boolean> => {
  const route = routes.find(({ path }) => matchesRoute(path, location.pathname));
  if (!route || !isPainted(container)) return false;
  try {
    await Promise.all(viewsOf(route).map(({ load }) => load?.()));
  } catch {
    return false;
  }
  return route.isAsPainted?.() ?? true;
};

type Started = { arrival: Arrival | null; host: Site; applied: AppliedBrand };

/** Data attributes of a flow, and their names in prerendered HTML (`src/prerender/render.tsx`). */
const marks = [
  ['flow', 'paintedFlow'],
  ['state', 'paintedState'],
] as const;

/** Excludes the elements of a prerendered protected page, because React replaces this page. */
const ofPortal = ':not([data-painted] *)';

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

export const start = async (container: HTMLElement, { arrival, host, applied }: Started): Promise<void> => {
  if (import.meta.env.DEV) (await import('../live.ts')).broadcastActors();
  const { mayChoose } = applied;
  const environment = environments[host.environment];
  const deployment = environment.isDeployed ? settingsText() : null;
  const painted = paintedHtml(container);
  trustOnly(painted?.html);
  if (takeFollowed()) announceNextPage();

  const renderApp = ({ brand, theme }: Pick<AppliedBrand, 'brand' | 'theme'>) => (
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
    root.render(renderApp({ brand: await applyBrandTheme(theme, host), theme }));
  };
  const hasForm = container.querySelector('form [name]:enabled') !== null;
  const forms = hasForm ? loadModule(() => import('./formState.ts')) : null;
  const isHydrated = await isTakenOver(container);
  if (isHydrated) activatePage(container);
  const open = (): Root => {
    if (isHydrated) return hydrateRoot(container, renderApp(applied));
    const opened = createRoot(container);
    opened.render(renderApp(applied));
    return opened;
  };
  const restoreFormState = (await forms)?.captureFormState(container);
  // Uses `flushSync` if the page has a form: text typed during an asynchronous hydration would be lost.
  const root = restoreFormState ? flushSync(open) : open();
  restoreFormState?.();
};
