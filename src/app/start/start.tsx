import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Site } from '#brands/hosts.ts';
import { matchesRoute } from '#machines/domain/pagePath.ts';
import { guardHistory } from '../../ui/dialogs/leaving.ts';
import { App } from '../App.tsx';
import { routes } from '../routes.ts';
import { viewsOf } from '../routeViews.tsx';
import { environments } from '../settings/environments.ts';
import type { Theme } from '../settings/theme.ts';
import { trustOnly } from '../trustedTypes.ts';
import { activatePage } from './activatePage.ts';
import type { Arrival } from './arrival.ts';
import { type Dress, wear } from './dress.ts';
import { captureFormState } from './formState.ts';
import { ignoreStrayDrops } from './ignoreStrayDrops.ts';
import { isPainted, paintedHtml, settingsText } from './painted.ts';
import '../../ui/theme/global.css.ts';

// A page that the browser kept whole (Back after a sign-out) would show a session that is over.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

// The router, which listens later, hears of no step that would lose what is typed.
addEventListener('popstate', guardHistory);

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

/** Takes over the page that was painted, or shows the portal in its place. */
export const start = async (container: HTMLElement, { arrival, host, dress }: Started): Promise<void> => {
  // The visualiser follows what is done here, in development alone.
  if (import.meta.env.DEV) (await import('../live.ts')).broadcastActors();
  const { mayChoose, publisher } = dress;
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
        publisher,
        painted,
      }}
    />
  );
  const choose = async (theme: Theme) => {
    const { themePreference } = await import('../settings/preferences.ts');
    themePreference.write(theme);
    root.render(renderApp({ brand: await wear(theme, host), theme }));
  };
  const isHydrated = dress.isWhole && (await isTakenOver(container));
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
