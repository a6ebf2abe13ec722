import { useLocation } from 'wouter';
import type { Brand } from '#brands/brand.ts';
import { ServicePhoneContext } from '../ui/display/WithServicePhone.tsx';
import { BrandContext } from '../ui/theme/BrandContext.ts';
import { Flow } from '../views/Flow.tsx';
import { NoticesProvider } from '../views/notices/NoticesProvider.tsx';
import { PhoneAnchor } from '../views/PhoneAnchor.tsx';
import { AnalyticsProvider } from './analytics/AnalyticsProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ExportsProvider } from './exports/ExportsProvider.tsx';
import { UnloggedLayout } from './layouts/UnloggedLayout.tsx';
import { Router } from './Router.tsx';
import { SessionContext, SessionWiring } from './session.tsx';
import { type Settings, SettingsContext } from './settings/settings.ts';

type Props = { brand: Brand; settings: Settings };

const SessionFlow = () => {
  const snapshot = SessionContext.useSelector((current) => current);
  return (
    <Flow id="session" snapshot={snapshot}>
      <Router />
    </Flow>
  );
};

/** The portal: one session, one brand, the page of the address, and the notices over it. */
export const App = ({ brand, settings }: Props) => {
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
                  <ExportsProvider>
                    <SessionFlow />
                  </ExportsProvider>
                </NoticesProvider>
              </SessionContext.Provider>
            </AnalyticsProvider>
          </ErrorBoundary>
        </SettingsContext>
      </ServicePhoneContext>
    </BrandContext>
  );
};
