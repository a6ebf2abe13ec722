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
import { defaultSettings } from '../app/settings/settings.ts';
import type { FirstRead } from '../app/start/firstRead.ts';
import { WaitingPage } from '../app/waiting/WaitingPage.tsx';
import type { PaintedPage } from './pages.ts';
import '../ui/theme/global.css.ts';

z.config({ jitless: true });

/** Phone numbers by host. An unknown host shows the default brand, whose numbers are under an empty host. */
export const listPhones = async (): Promise<Record<string, [emergency: string, service: string]>> => {
  const hosts = Object.values(hostTables).flatMap((table) => Object.entries(table));
  const entries = [[defaultBrandCode, ''], ...hosts].map(
    async ([code = '', host = '']): Promise<[host: string, phones: [string, string]]> => {
      const { emergencyPhone, servicePhone } = await loadBrand(code);
      return [host, [emergencyPhone, servicePhone]];
    },
  );
  return Object.fromEntries(await Promise.all(entries));
};

export type Painting = { html: string; opensSession: boolean; firstRead: FirstRead | undefined };

const enabled = /<button\b(?![^>]* disabled="")/g;

/** Makes a page passive until the portal starts: disables buttons, renames `data-flow`, removes preloads. */
export const still = (html: string): string =>
  html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/ data-(flow|state)="/g, ' data-painted-$1="')
    .replace(enabled, '<button disabled="" data-painted-disabled=""');

/** Grey shape that replaces a control. Its width does not depend on the font, which loads later. */
const toShape = (control: string): string => {
  const [look = ''] = / class="[^"]*"/.exec(control) ?? [];
  const { length } = control.replace(/<[^>]*>/g, '').trim();
  const width = `width:${Math.min(length, 30) / 2}em`;
  const text = length > 0 ? `<span style="display:inline-block;${width}">\u00a0</span>` : '';
  return `<span${look} data-shape="" aria-hidden="true">${text}</span>`;
};

const controls = /<(button|a|select|textarea)\b[^>]*>.*?<\/\1>|<input\b[^>]*>/gs;

/** Heading that contains only a button. Without this button, the heading would be empty. */
const headingOfControl = /<h([2-6])\b[^>]*>(<button\b[^>]*>(?:(?!<\/button>).)*<\/button>)<\/h\1>/gs;

/** Replaces the controls of a protected page with grey shapes: the user is unknown during the build. */
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
        renderToString(<WaitingPage route={found} brand={neutralBrand} />, { identifierPrefix: 'painted' }),
      )
    : null;
  const html = still(
    renderToString(
      <Router ssrPath={path}>
        <App
          brand={neutralBrand}
          settings={{
            ...defaultSettings,
            deployment,
            painted: waiting === null ? null : { html: waiting, path },
          }}
        />
      </Router>,
    ),
  );
  return {
    html,
    opensSession: isProtected(found) || found.path === '/authenticate',
    firstRead: found.firstRead,
  };
};

/** Simulates a new browser at `path` for the views. Returns a function that removes its globals. */
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
