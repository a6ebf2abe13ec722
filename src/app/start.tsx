import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { lookUpHost } from '#brands/hosts.ts';
import { loadBrand } from '#brands/load.ts';
import { guardHistory } from '../ui/leaving.ts';
import { loadModule } from '../ui/loadModule.ts';
import { applyTheme } from '../ui/theme.ts';
import { App } from './App.tsx';
import type { Arrival } from './arrival.ts';
import { dressPage } from './dressPage.ts';
import { environments } from './environments.ts';
import { hostTheme, type Theme, themePreference } from './preferences.ts';
import '../ui/global.css.ts';

// The security headers forbid what zod would compile.
z.config({ jitless: true });

// A page that the browser kept whole (Back after a sign-out) would show a session that is over.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

// The router, which listens later, hears of no step that would lose what is typed.
addEventListener('popstate', guardHistory);

/** Dresses the page in the brand of its host and shows the portal. */
export const start = async (container: HTMLElement, arrival: Arrival | null): Promise<void> => {
  // The visualiser follows what is done here, in development alone.
  if (import.meta.env.DEV) (await import('./live.ts')).tellActors();
  const root = createRoot(container);
  const { brand: hostBrand, environment } = lookUpHost(location.host);
  const mayChooseTheme = environment !== 'prod' && environment !== 'preprod';

  const show = async (theme: Theme) => {
    const brand = await loadModule(() => loadBrand(theme.brand ?? hostBrand));
    applyTheme(brand, theme.appearance);
    dressPage(brand);
    const settings = {
      arrival,
      environment: environments[environment],
      theme,
      onThemeChosen: mayChooseTheme ? choose : null,
    };
    root.render(<App brand={brand} settings={settings} />);
  };
  const choose = (theme: Theme) => {
    themePreference.write(theme);
    void show(theme);
  };
  await show(mayChooseTheme ? themePreference.read() : hostTheme);
};
