import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { SessionView } from '../flows/session/SessionView.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { type PortalRoute, routes } from './routes.tsx';
import { ProfileProvider, SessionContext, useProfile } from './session.tsx';

const OpenPage = ({ layout: Layout, page: Page }: PortalRoute) => (
  <Layout>
    <ErrorBoundary>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  </Layout>
);

const GatedPage = (route: PortalRoute) => {
  const profile = useProfile();
  if (route.isOpenTo && !route.isOpenTo(profile)) return <Redirect to="/" replace />;
  return <OpenPage {...route} />;
};

/** Asks the session for its page, and shows it when the session says so. */
const ProtectedPage = (route: PortalRoute) => {
  const session = SessionContext.useActorRef();
  const [path] = useLocation();
  const query = useSearch();
  const target = query ? `${path}?${query}` : path;

  useEffect(() => session.send({ type: 'protectedPage.entered', target }), [session, target]);

  return (
    <SessionView actor={session}>
      <ProfileProvider>
        <GatedPage {...route} />
      </ProfileProvider>
    </SessionView>
  );
};

/** The page of the address. */
export const Router = () => (
  <Switch>
    {routes.map((route) => (
      <Route key={route.path} path={route.path}>
        {route.isProtected ? <ProtectedPage {...route} /> : <OpenPage {...route} />}
      </Route>
    ))}
  </Switch>
);
