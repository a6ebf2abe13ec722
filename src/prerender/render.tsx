import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import * as z from 'zod/mini';
import { defaultBrandCode, hostTables } from '#brands/hosts.ts';
import { loadBrand } from '#brands/load.ts';
import { neutralBrand } from '#brands/neutral.ts';
import { App } from '../app/App.tsx';
import { isProtected } from '../app/defineRoutes.ts';
import { type PortalRoute, routes } from '../app/routes.ts';
import { viewsOf } from '../app/routeViews.tsx';
import { environments } from '../app/settings/environments.ts';
import type { Settings } from '../app/settings/settings.ts';
import { hostTheme } from '../app/settings/theme.ts';
import type { FirstRead } from '../app/start/firstRead.ts';
import { WaitingPage } from '../app/waiting/WaitingPage.tsx';
import type { PaintedPage } from './pages.ts';
import '../ui/theme/global.css.ts';

z.config({ jitless: true });

const settings: Omit<Settings, 'deployment'> = {
  arrival: null,
  environment: environments.prod,
  theme: hostTheme,
  onThemeChosen: null,
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

/** Each button that is not disabled by itself. */
const enabled = /<button\b(?![^>]* disabled="")/g;

/**
 * As HTML of a page that no machine is behind yet: its flows are not marked as those that answer, and its buttons are disabled,
 * so that the browser sends no form by itself. What React has the browser fetch first is of no brand, and left out.
 */
export const still = (html: string): string =>
  html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/ data-(flow|state)="/g, ' data-painted-$1="')
    .replace(enabled, '<button disabled="" data-painted-disabled=""');

/** A shape in the place of a control, with its look, and about as long as its words. */
const toShape = (control: string): string => {
  const [look = ''] = / class="[^"]*"/.exec(control) ?? [];
  const { length } = control.replace(/<[^>]*>/g, '').trim();
  return `<span${look} data-shape="" aria-hidden="true">${'\u00a0'.repeat(Math.min(2 * length, 60))}</span>`;
};

const controls = /<(button|a|select|textarea)\b[^>]*>.*?<\/\1>|<input\b[^>]*>/gs;

/** A heading whose only content is a control, which it would be empty without. */
const headingOfControl = /<h([2-6])\b[^>]*>(<button\b[^>]*>(?:(?!<\/button>).)*<\/button>)<\/h\1>/gs;

/**
 * A page whose session is not open yet: its content keeps its words and the shapes of its controls. Nothing in it can be done,
 * since it is not known what its user may do.
 */
export const withoutControls = (html: string): string =>
  html.replace(/<main\b.*<\/main>/s, (main) =>
    main
      .replace(headingOfControl, (_, __, control: string) => toShape(control))
      .replace(controls, (control) =>
        /^<input[^>]* type="(?:radio|checkbox|hidden|file)"/.test(control) ? '' : toShape(control),
      ),
  );

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

/**
 * A browser that nobody has used yet, at a path: what the views may read of one while they are rendered. Gives the way to take it
 * away: what is loaded later in the same process would take itself to be in a browser.
 */
export const blankBrowser = (path: string): (() => void) => {
  const storage = { getItem: () => null };
  const browser = {
    localStorage: storage,
    sessionStorage: storage,
    history: { state: null },
    location: new URL(path, 'https://portail.example'),
  };
  const before = Object.keys(browser).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  return () => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
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
