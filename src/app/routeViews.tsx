import type { ComponentType, ReactNode } from 'react';
import { onDemand } from '../ui/browser/onDemand.tsx';
import type { LayoutName } from './defineRoutes.ts';
import { UnloggedLayout } from './layouts/UnloggedLayout.tsx';
import { AuthenticateRoute } from './routes/AuthenticateRoute.tsx';
import { LogoutRoute } from './routes/LogoutRoute.tsx';
import type { PortalRoute } from './routes.ts';
import { LayoutPlaceholder, PagePlaceholder } from './start/Painted.tsx';

type Loaded<Props = object> = ComponentType<Props> & { load?: () => Promise<void>; preload?: () => void };

type Layout = Loaded<{ children: ReactNode }>;

const layouts: Readonly<Record<LayoutName, Layout>> = {
  Connected: onDemand(() => import('./layouts/ConnectedLayout.tsx'), LayoutPlaceholder),
  FullScreen: onDemand(() => import('./layouts/FullScreenLayout.tsx'), LayoutPlaceholder),
  Public: onDemand(() => import('./layouts/PublicLayout.tsx'), LayoutPlaceholder),
  Unlogged: UnloggedLayout,
};

const sources = import.meta.glob<{ default: ComponentType }>([
  './routes/*Route.tsx',
  '!./routes/{Authenticate,Logout}Route.tsx',
]);

/** Pages by name. Sign-in and sign-out are in the main bundle, because a sign-out must work offline. */
const pages = new Map<string, Loaded>([
  ['Authenticate', AuthenticateRoute],
  ['Logout', LogoutRoute],
  ...Object.entries(sources).map(
    ([file, load]) =>
      [file.slice('./routes/'.length, -'Route.tsx'.length), onDemand(load, PagePlaceholder)] as const,
  ),
]);

const pageOf = (name: string): Loaded => {
  const page = pages.get(name);
  if (!page) throw new Error(`No src/app/routes/${name}Route.tsx`);
  return page;
};

export const viewsOf = ({ layout, page }: Pick<PortalRoute, 'layout' | 'page'>): [Layout, Loaded] => [
  layouts[layout],
  pageOf(page),
];
