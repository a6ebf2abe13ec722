import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import * as z from 'zod/mini';
import { defaultBrandCode, hostTables } from '#brands/hosts.ts';
import { loadBrand } from '#brands/load.ts';
import { neutralBrand, neutralPublisher } from '#brands/neutral.ts';
import { App } from '../app/App.tsx';
import { isProtected } from '../app/defineRoutes.ts';
import { type PortalRoute, routes } from '../app/routes.ts';
import { viewsOf } from '../app/routeViews.tsx';
import { environments } from '../app/settings/environments.ts';
import type { Settings } from '../app/settings/settings.ts';
import { hostTheme } from '../app/settings/theme.ts';
import type { FirstRead } from '../app/start/firstRead.ts';
import { WaitingPage } from '../app/waiting/WaitingPage.tsx';
import { blankBrowser } from './blankBrowser.ts';
import type { PaintedPage } from './pages.ts';
import { still, withoutControls } from './still.ts';
import '../ui/theme/global.css.ts';

z.config({ jitless: true });

const settings: Omit<Settings, 'deployment'> = {
  arrival: null,
  environment: environments.prod,
  theme: hostTheme,
  onThemeChosen: null,
  publisher: neutralPublisher,
  painted: null,
};

/** The emergency number and that of the service, by host; under no name, those of the default brand. */
export const listPhones = async (): Promise<Record<string, [emergency: string, service: string]>> => {
  const hosts = Object.values(hostTables).flatMap((table) => Object.entries(table));
  const entries = [[defaultBrandCode, ''], ...hosts].map(async ([code = '', host = '']) => {
    const { emergencyPhone, servicePhone } = await loadBrand(code);
    return [host, [emergencyPhone, servicePhone]] as const;
  });
  return Object.fromEntries((await Promise.all(entries)).map(([host, phones]) => [host, [...phones]]));
};

/** What a page shows before its host, its session or anything of the browser is known. */
export type Painting = {
  html: string;
  /** The session begins on it. */
  opensSession: boolean;
  firstRead: FirstRead | undefined;
  /** What it loads at once, by the paths of their modules from the root. */
  modules: string[];
};

/** What reads the profile, and what calls for more than it. */
const listCalls = (route: PortalRoute): string[] => {
  if (!isProtected(route)) return [];
  const ofProfile = ['src/flows/session/sessionCalls.ts'];
  return route.isOfProfile ? ofProfile : [...ofProfile, 'src/api/client/http.ts'];
};

/** What is named in the declaration, and does not come with the portal. */
const listModules = (route: PortalRoute): string[] => {
  const [layout, page] = viewsOf(route);
  return [
    ...(layout.load ? [`src/app/layouts/${route.layout}Layout.tsx`] : []),
    ...(page.load ? [`src/app/routes/${route.page}Route.tsx`] : []),
  ];
};

const render = async (found: PortalRoute, path: string, deployment: string): Promise<Painting> => {
  await Promise.all(viewsOf(found).map(({ load }) => load?.()));
  const waiting = isProtected(found)
    ? withoutControls(
        renderToString(<WaitingPage route={found} brand={neutralBrand} />, {
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
    opensSession: isProtected(found) || found.path === '/authenticate',
    firstRead: found.firstRead,
    modules: [...listCalls(found), ...listModules(found)],
  };
};

/** Renders a page, neutral, from the views of the portal; its code is waited for. */
export const paint = async ({ route, path }: PaintedPage, deployment: string): Promise<Painting> => {
  const found = routes.find((one) => one.path === route);
  if (!found) throw new Error(`No route ${route}`);
  const takeAway = blankBrowser(path);
  try {
    return await render(found, path, deployment);
  } finally {
    takeAway();
  }
};
