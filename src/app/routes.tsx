import { type ComponentType, lazy, type ReactNode } from 'react';
import { administrationAccess } from '#machines/domain/permissions.ts';
import type { Profile } from '#machines/domain/profile.ts';
import { ConnectedLayout } from './layouts/ConnectedLayout.tsx';
import { FullScreenLayout } from './layouts/FullScreenLayout.tsx';
import { UnloggedLayout } from './layouts/UnloggedLayout.tsx';
import { hasCustomerService } from './menu.ts';
import { AuthenticateRoute } from './routes/AuthenticateRoute.tsx';
import { comingPage } from './routes/comingPage.tsx';
import { LogoutRoute } from './routes/LogoutRoute.tsx';

type Layout = ComponentType<{ children: ReactNode }>;

export type PortalRoute = {
  /** In the router's syntax. */
  path: string;
  page: ComponentType;
  layout: Layout;
  /** A protected page shows nothing until the token is valid. */
  isProtected: boolean;
  /** Who may see it; the others are sent to the dashboard (specification 1, section 6). */
  isOpenTo?: (profile: Profile) => boolean;
};

const Dashboard = lazy(() => import('./routes/DashboardRoute.tsx'));
const PersonalSpace = lazy(() => import('./routes/PersonalSpaceRoute.tsx'));
const Redirection = lazy(() => import('./routes/RedirectionRoute.tsx'));
const ConnectionError = lazy(() => import('./routes/ConnectionErrorRoute.tsx'));
const NotFound = lazy(() => import('./routes/NotFoundRoute.tsx'));

const isProtected = true;
const connected = { layout: ConnectedLayout, isProtected };
const fullScreen = { layout: FullScreenLayout, isProtected };
const open = { layout: UnloggedLayout, isProtected: false };

/** Every address of the portal (specification 1, section 2; specification 2, section 2). */
export const routes: PortalRoute[] = [
  { path: '/', page: Dashboard, ...connected },
  { path: '/tableau-de-bord', page: Dashboard, ...connected },
  { path: '/renseignement-profil', page: comingPage('profileCompletion'), ...connected },
  { path: '/espace-facturation', page: comingPage('billing'), ...connected },
  { path: '/espace-consommation/:kind/:reference/:idPDS', page: comingPage('meter'), ...connected },
  { path: '/espace-consommation', page: comingPage('consumption'), ...connected },
  { path: '/espace-personnel', page: PersonalSpace, ...connected },
  { path: '/espace-de-paiement', page: comingPage('payment'), ...connected },
  {
    path: '/espace-admin',
    page: comingPage('administration'),
    isOpenTo: ({ type }) => administrationAccess(type) === 'open',
    ...connected,
  },
  {
    path: '/service-client',
    page: comingPage('customerService'),
    isOpenTo: hasCustomerService,
    ...connected,
  },
  {
    path: '/prelevement-automatique/:status?/:fullRef?/:transactionid?',
    page: comingPage('directDebit'),
    ...fullScreen,
  },
  { path: '/download/contract/mandate/:reference/:type', page: comingPage('mandateDownload'), ...fullScreen },
  { path: '/authenticate', page: AuthenticateRoute, ...open },
  { path: '/logout', page: LogoutRoute, ...open },
  { path: '/creation-de-compte', page: comingPage('signup'), ...open },
  { path: '/cgu', page: comingPage('terms'), ...open },
  { path: '/mentions-legales', page: comingPage('legalNotice'), ...open },
  { path: '/espace-produit/:type?', page: comingPage('product'), ...open },
  { path: '/erreur/connexion', page: ConnectionError, ...open },
  { path: '/erreur/redirection', page: Redirection, ...open },
  { path: '*', page: NotFound, ...open },
];
