import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import * as z from 'zod/mini';
import { neutralBrand, neutralPublisher } from '#brands/neutral.ts';
import { App } from '../app/App.tsx';
import { environments } from '../app/environments.ts';
import type { RoutePath } from '../app/routePaths.ts';
import { routes } from '../app/routes.tsx';
import type { Settings } from '../app/settings.ts';
import { hostTheme } from '../app/theme.ts';
import { WaitingPage } from '../app/waiting/WaitingPage.tsx';
import { type ProtectedPath, waitingPages } from '../app/waiting/waitingPages.tsx';
import { blankBrowser } from './blankBrowser.ts';
import { type PaintedPage, profilePages } from './pages.ts';
import { still, stillWithoutFields } from './still.ts';
import '../ui/global.css.ts';

z.config({ jitless: true });

const settings: Omit<Settings, 'deployment'> = {
  arrival: null,
  environment: environments.prod,
  theme: hostTheme,
  onThemeChosen: null,
  publisher: neutralPublisher,
  painted: null,
};

/** What a page shows before its host, its session or anything of the browser is known. */
export type Painting = {
  html: string;
  /** The session begins on it. */
  opensSession: boolean;
  /** The modules of its own, as the chunks are named. */
  modules: string[];
};

/** The build gives a chunk the name of the module that it begins with: `import('./DashboardRoute.js')`. */
const moduleOf = ({ source }: { source?: () => Promise<unknown> }): string[] =>
  /\/(\w+)\.js\b/.exec(String(source))?.slice(1) ?? [];

const isWaitedFor = (route: RoutePath): route is ProtectedPath => route in waitingPages;

/** What reads the profile, and what calls for more than it. */
const callsOf = ({ isProtected, path }: (typeof routes)[number]): string[] => {
  if (!isProtected) return [];
  return profilePages.includes(path) ? ['sessionCalls'] : ['sessionCalls', 'http'];
};

/** Renders a page, neutral, from the views of the portal; its code is waited for. */
export const paint = async ({ route, path }: PaintedPage, deployment: string): Promise<Painting> => {
  const found = routes.find((one) => one.path === route);
  if (!found) throw new Error(`No route ${route}`);
  const { layout, page, isProtected } = found;
  blankBrowser(path);
  await Promise.all([layout.load?.(), page.load?.()]);
  const waiting = isWaitedFor(route)
    ? stillWithoutFields(
        renderToString(<WaitingPage path={route} brand={neutralBrand} />, {
          identifierPrefix: 'painted',
        }),
      )
    : null;
  const html = still(
    renderToString(
      <Router ssrPath={path}>
        <App
          brand={neutralBrand}
          settings={{ ...settings, deployment, painted: waiting === null ? null : { html: waiting, path } }}
        />
      </Router>,
    ),
  );
  return {
    html,
    opensSession: isProtected || route === '/authenticate',
    modules: [...callsOf(found), ...[layout, page].flatMap(moduleOf)],
  };
};
