import { Fragment, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation, Router as WouterRouter } from 'wouter';
import { t } from '#locales/fr/app.ts';
import { SessionView } from '../flows/session/SessionView.tsx';
import { useNotify } from '../views/notices/notify.ts';
import { useAnalytics } from './analytics/analytics.ts';
import { isProtected, resolveAccess } from './defineRoutes.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { UnloggedLayout } from './layouts/UnloggedLayout.tsx';
import { navigateSafely } from './navigation/navigateSafely.ts';
import { useNextPages } from './navigation/nextPages.ts';
import { useQuery } from './navigation/useQuery.ts';
import { type PortalRoute, routes } from './routes.ts';
import { viewsOf } from './routeViews.tsx';
import { ProfileProvider, SessionContext, useProfile } from './session.tsx';
import { useSettings } from './settings/settings.ts';
import { Painted } from './start/Painted.tsx';

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

/** A public page that the account leads to keeps its header and its menu. */
const PublicPage = (route: PortalRoute) => {
  const isOpen = SessionContext.useSelector((snapshot) => snapshot.matches({ open: 'signedIn' }));
  if (!isOpen || !route.signedInLayout) return <OpenPage {...route} />;
  return (
    <ProfileProvider>
      <OpenPage {...route} layout={route.signedInLayout} />
    </ProfileProvider>
  );
};

/** Who may not see a page is told so on the dashboard (docs/rules.md#error-screens). */
const DeniedPage = () => {
  const notify = useNotify();
  useEffect(() => notify({ tone: 'warn', text: t('denied') }), [notify]);
  return <Redirect to="/" replace />;
};

const GatedPage = (route: PortalRoute) => {
  const profile = useProfile();
  return resolveAccess(route, profile) === 'open' ? <OpenPage {...route} /> : <DeniedPage />;
};

/** Asks the session for its page, and shows it when the session says so. */
const ProtectedPage = (route: PortalRoute) => {
  const { layout, page } = route;
  const session = SessionContext.useActorRef();
  const [path] = useLocation();
  const query = useQuery();
  const target = query ? `${path}?${query}` : path;

  useEffect(() => session.send({ type: 'protectedPage.entered', target }), [session, target]);

  // The page's code comes while its token is checked.
  useEffect(() => {
    for (const { preload } of viewsOf({ layout, page })) preload?.();
  }, [layout, page]);

  const isOpen = SessionContext.useSelector((snapshot) => snapshot.matches({ open: 'signedIn' }));
  const isWaiting = SessionContext.useSelector(
    (snapshot) => snapshot.hasTag('busy') || snapshot.matches({ open: { closed: 'idle' } }),
  );
  const painted = useSettings().painted === null ? null : <Painted />;
  // A page has its own layout, what is painted too; the public one holds a wait, and what went wrong.
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

/** The page of the address. */
export const Router = () => (
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
