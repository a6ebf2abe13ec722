import type { ComponentType, ReactNode } from 'react';
import { administrationAccess, hasCustomerService } from '#machines/domain/permissions.ts';
import { productOf } from '#machines/domain/product.ts';
import type { Profile } from '#machines/domain/profile.ts';
import { readToken } from '../api/token.ts';
import { hasDraft } from '../flows/signup/hasDraft.ts';
import { onDemand } from '../ui/onDemand.tsx';
import { readFailedMandate } from './failedMandate.ts';
import { UnloggedLayout } from './layouts/UnloggedLayout.tsx';
import { LayoutPlaceholder, PagePlaceholder } from './placeholders.tsx';
import type { RoutePath } from './routePaths.ts';
import { AuthenticateRoute } from './routes/AuthenticateRoute.tsx';
import { LogoutRoute } from './routes/LogoutRoute.tsx';

/** A component, and how its code comes where it does not come with the portal's. */
type Loaded<Props = object> = ComponentType<Props> & {
  source?: () => Promise<unknown>;
  load?: () => Promise<void>;
  preload?: () => void;
};

export type PortalRoute = {
  path: RoutePath;
  page: Loaded;
  layout: Loaded<{ children: ReactNode }>;
  /** A protected page shows nothing until the token is valid. */
  isProtected: boolean;
  /** Of a public page, where a session is open in this tab: its own else. */
  signedInLayout?: Loaded<{ children: ReactNode }>;
  /** Who may see it; the others are sent to the dashboard (docs/rules.md#roles-and-permissions). */
  isOpenTo?: (profile: Profile) => boolean;
  /** Whether it first shows what the build has painted; not said where it always does. */
  isAsPainted?: () => boolean;
};

const ConnectedLayout = onDemand(() => import('./layouts/ConnectedLayout.tsx'), LayoutPlaceholder);
const FullScreenLayout = onDemand(() => import('./layouts/FullScreenLayout.tsx'), LayoutPlaceholder);
const PublicLayout = onDemand(() => import('./layouts/PublicLayout.tsx'), LayoutPlaceholder);
const Dashboard = onDemand(() => import('./routes/DashboardRoute.tsx'), PagePlaceholder);
const PersonalSpace = onDemand(() => import('./routes/PersonalSpaceRoute.tsx'), PagePlaceholder);
const ProfileCompletion = onDemand(() => import('./routes/ProfileCompletionRoute.tsx'), PagePlaceholder);
const Signup = onDemand(() => import('./routes/SignupRoute.tsx'), PagePlaceholder);
const Administration = onDemand(() => import('./routes/AdministrationRoute.tsx'), PagePlaceholder);
const Billing = onDemand(() => import('./routes/BillingRoute.tsx'), PagePlaceholder);
const Consumption = onDemand(() => import('./routes/ConsumptionRoute.tsx'), PagePlaceholder);
const CustomerService = onDemand(() => import('./routes/CustomerServiceRoute.tsx'), PagePlaceholder);
const DirectDebit = onDemand(() => import('./routes/DirectDebitRoute.tsx'), PagePlaceholder);
const MandateDownload = onDemand(() => import('./routes/MandateDownloadRoute.tsx'), PagePlaceholder);
const Meter = onDemand(() => import('./routes/MeterRoute.tsx'), PagePlaceholder);
const Payment = onDemand(() => import('./routes/PaymentRoute.tsx'), PagePlaceholder);
const Terms = onDemand(() => import('./routes/TermsRoute.tsx'), PagePlaceholder);
const LegalNotice = onDemand(() => import('./routes/LegalNoticeRoute.tsx'), PagePlaceholder);
const Accessibility = onDemand(() => import('./routes/AccessibilityRoute.tsx'), PagePlaceholder);
const Product = onDemand(() => import('./routes/ProductRoute.tsx'), PagePlaceholder);
const Redirection = onDemand(() => import('./routes/RedirectionRoute.tsx'), PagePlaceholder);
const ConnectionError = onDemand(() => import('./routes/ConnectionErrorRoute.tsx'), PagePlaceholder);
const NotFound = onDemand(() => import('./routes/NotFoundRoute.tsx'), PagePlaceholder);

const isProtected = true;
const connected = { layout: ConnectedLayout, isProtected };
const fullScreen = { layout: FullScreenLayout, isProtected };
const open = { layout: PublicLayout, isProtected: false };
/** The session's own pages: their layout comes with the portal. */
const bare = { layout: UnloggedLayout, isProtected: false };

/** Named otherwise, it leads to one that is. */
const isProductNamed = (): boolean => productOf(location.pathname.split('/')[2]) !== undefined;

/** Signup begins with what the tab keeps of it. */
const isNewVisit = (): boolean => readToken() === null && history.state === null && !hasDraft();

/** The page also says that a mandate has failed. */
const isSignInFailed = (): boolean => readFailedMandate() === null;

/** Every address of the portal (docs/rules.md#addresses). */
export const routes: PortalRoute[] = [
  { path: '/', page: Dashboard, ...connected },
  { path: '/tableau-de-bord', page: Dashboard, ...connected },
  { path: '/renseignement-profil', page: ProfileCompletion, ...connected },
  { path: '/espace-facturation', page: Billing, ...connected },
  { path: '/espace-consommation/:kind/:reference/:idPDS', page: Meter, ...connected },
  { path: '/espace-consommation', page: Consumption, ...connected },
  { path: '/espace-personnel', page: PersonalSpace, ...connected },
  { path: '/espace-de-paiement', page: Payment, ...connected },
  {
    path: '/espace-admin',
    page: Administration,
    isOpenTo: ({ type }) => administrationAccess(type) === 'open',
    ...connected,
  },
  {
    path: '/service-client',
    page: CustomerService,
    isOpenTo: hasCustomerService,
    ...connected,
  },
  {
    path: '/prelevement-automatique/:status?/:fullRef?/:transactionid?',
    page: DirectDebit,
    ...fullScreen,
  },
  { path: '/download/contract/mandate/:reference/:type', page: MandateDownload, ...fullScreen },
  { path: '/authenticate', page: AuthenticateRoute, ...bare },
  { path: '/logout', page: LogoutRoute, ...bare },
  { path: '/creation-de-compte', page: Signup, isAsPainted: isNewVisit, ...open },
  { path: '/cgu', page: Terms, ...open },
  { path: '/mentions-legales', page: LegalNotice, ...open },
  { path: '/accessibilite', page: Accessibility, ...open },
  {
    path: '/espace-produit/:type?',
    page: Product,
    isAsPainted: isProductNamed,
    signedInLayout: ConnectedLayout,
    ...open,
  },
  { path: '/erreur/connexion', page: ConnectionError, isAsPainted: isSignInFailed, ...bare },
  { path: '/erreur/redirection', page: Redirection, ...bare },
  { path: '*', page: NotFound, ...open },
];
