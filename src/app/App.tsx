import { Fragment, useEffect, useMemo, useState } from 'react';
import { Redirect, Route, Switch, useLocation, Router as WouterRouter } from 'wouter';
import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/app.ts';
import { SessionView } from '../flows/session/SessionView.tsx';
import { isStoredTokenValid } from '../flows/session/session.ports.ts';
import { loadModule } from '../ui/browser/loadModule.ts';
import { onDemand, usePreload } from '../ui/browser/onDemand.tsx';
import type { Elements } from '../ui/controls/buttons/Button.tsx';
import { isHoldingPortal } from '../ui/dialogs/leaving.ts';
import { Boundary } from '../ui/display/Boundary.tsx';
import { BrandContext, ServicePhoneContext } from '../ui/theme/brand.tsx';
import { Flow, FlowEndContext } from '../views/Flow.tsx';
import { NoticesProvider } from '../views/notices/NoticesProvider.tsx';
import { useNotify } from '../views/notices/notify.ts';
import { PhoneAnchor } from '../views/Screen.tsx';
import { AnalyticsContext, nothingMeasured, useAnalytics } from './analytics/analytics.ts';
import { ErrorBoundary } from './BrokenPage.tsx';
import { isProtected, resolveAccess } from './defineRoutes.ts';
import { UnloggedLayout } from './layouts/UnloggedLayout.tsx';
import { navigateSafely, useQuery } from './navigation/navigateSafely.ts';
import { type PortalRoute, routes } from './routes.ts';
import { viewsOf } from './routeViews.tsx';
import { ProfileProvider, SessionContext, SessionWiring, useProfile } from './session.tsx';
import { type Settings, SettingsContext, useSettings } from './settings/settings.ts';
import { Painted } from './start/Painted.tsx';
import { TasksProvider } from './tasks/TasksProvider.tsx';

type Piece = { preload?: () => void };

/** Preloads the likely next pages when the browser is idle. Pass the same `viewsOf` at each render. */
export const useNextPages = (
  { next }: Pick<PortalRoute, 'next'>,
  viewsOf: (route: PortalRoute) => readonly Piece[],
): void => {
  const pieces = useMemo(
    () => routes.filter((route) => next?.includes(route.path)).flatMap(viewsOf),
    [next, viewsOf],
  );
  usePreload(pieces);
};

const OpenPage = (route: PortalRoute) => {
  const { path } = route;
  const [Layout, Page] = viewsOf(route);
  const { track } = useAnalytics();
  const [address] = useLocation();
  useEffect(() => track({ name: 'screen.seen', screen: path }), [track, path]);
  useNextPages(route, viewsOf);
  return (
    <Layout>
      <ErrorBoundary path={address}>
        <Page />
      </ErrorBoundary>
    </Layout>
  );
};

const PublicPage = (route: PortalRoute) => {
  const { signedInLayout } = route;
  const session = SessionContext.useActorRef();
  const isOpen = SessionContext.useSelector((snapshot) => snapshot.matches({ open: 'signedIn' }));
  useEffect(() => {
    if (!signedInLayout || !session.getSnapshot().matches({ open: { closed: 'idle' } })) return;
    const check = new AbortController();
    isStoredTokenValid(check.signal).then(
      (isValid) => {
        if (!isValid) return;
        session.send({ type: 'protectedPage.entered', target: location.pathname + location.search });
      },
      () => {},
    );
    return () => check.abort();
  }, [session, signedInLayout]);
  // Renders the signed-in layout after a sign-in, but not while the user types in the public layout.
  const [isConnected, setConnected] = useState(isOpen);
  useEffect(() => setConnected(isOpen && !isHoldingPortal()), [isOpen]);
  if (!isOpen || !isConnected || !signedInLayout) return <OpenPage {...route} />;
  return (
    <ProfileProvider>
      <OpenPage {...route} layout={signedInLayout} />
    </ProfileProvider>
  );
};

/** Redirects a user who may not open the page to `/`, with a toast (docs/rules.md#error-screens). */
const DeniedPage = () => {
  const notify = useNotify();
  useEffect(() => notify({ tone: 'warn', text: t('denied') }), [notify]);
  return <Redirect to="/" replace />;
};

const GatedPage = (route: PortalRoute) => {
  const profile = useProfile();
  return resolveAccess(route, profile) === 'open' ? <OpenPage {...route} /> : <DeniedPage />;
};

const ProtectedPage = (route: PortalRoute) => {
  const { layout, page } = route;
  const session = SessionContext.useActorRef();
  const [path] = useLocation();
  const query = useQuery();
  const target = query ? `${path}?${query}` : path;

  useEffect(() => session.send({ type: 'protectedPage.entered', target }), [session, target]);

  useEffect(() => {
    for (const { preload } of viewsOf({ layout, page })) preload?.();
  }, [layout, page]);

  const isOpen = SessionContext.useSelector((snapshot) => snapshot.matches({ open: 'signedIn' }));
  const isWaiting = SessionContext.useSelector(
    (snapshot) => snapshot.hasTag('busy') || snapshot.matches({ open: { closed: 'idle' } }),
  );
  const painted = useSettings().painted === null ? null : <Painted />;
  const Layout = isOpen || (isWaiting && painted) ? Fragment : UnloggedLayout;
  return (
    <Layout>
      <SessionView actor={session} painted={painted}>
        <ProfileProvider>
          <GatedPage {...route} />
        </ProfileProvider>
      </SessionView>
    </Layout>
  );
};

const Router = () => (
  <WouterRouter aroundNav={navigateSafely}>
    <Switch>
      {routes.map((route) => (
        <Route key={route.path} path={route.path}>
          {isProtected(route) ? <ProtectedPage {...route} /> : <PublicPage {...route} />}
        </Route>
      ))}
    </Switch>
  </WouterRouter>
);

const SessionFlow = () => {
  const snapshot = SessionContext.useSelector((current) => current);
  return (
    <Flow id="session" snapshot={snapshot}>
      <Router />
    </Flow>
  );
};

const Banner = onDemand(() => import('./analytics/ConsentBanner.tsx'));

const AnalyticsProvider = ({ children }: { children: Elements }) => {
  const { environment, deployment } = useSettings();
  const measured = environment.isMeasured ? deployment : null;
  const [audience, setAudience] = useState(nothingMeasured);

  useEffect(() => {
    if (measured === null) return;
    let stop = () => {};
    let isLeft = false;
    loadModule(() => import('./analytics/startMeasure.ts')).then(
      ({ startMeasure }) => {
        if (isLeft) return;
        const started = startMeasure(measured);
        if (!started) return;
        stop = started.stop;
        setAudience(started);
      },
      () => {},
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [measured]);

  const { consent, onFlowEnd } = audience;
  return (
    <AnalyticsContext value={audience}>
      <FlowEndContext value={onFlowEnd}>
        {children}
        <Boundary>{consent && <Banner consent={consent} />}</Boundary>
      </FlowEndContext>
    </AnalyticsContext>
  );
};

export const App = ({ brand, settings }: { brand: Brand; settings: Settings }) => {
  const [path] = useLocation();
  return (
    <BrandContext value={brand}>
      <ServicePhoneContext value={<PhoneAnchor number={brand.servicePhone} />}>
        <SettingsContext value={settings}>
          <ErrorBoundary path={path} layout={UnloggedLayout}>
            <AnalyticsProvider>
              <SessionContext.Provider>
                <NoticesProvider>
                  <SessionWiring />
                  <TasksProvider>
                    <SessionFlow />
                  </TasksProvider>
                </NoticesProvider>
              </SessionContext.Provider>
            </AnalyticsProvider>
          </ErrorBoundary>
        </SettingsContext>
      </ServicePhoneContext>
    </BrandContext>
  );
};
