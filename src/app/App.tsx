import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocation } from 'wouter';
import type { Brand } from '#brands/brand.ts';
import { BrandContext } from '../ui/BrandContext.ts';
import { Flow } from '../ui/Flow.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Router } from './Router.tsx';
import { SessionContext, SessionWiring } from './session.tsx';
import { type Settings, SettingsContext } from './settings.ts';

type Props = { brand: Brand; settings: Settings };

const SessionFlow = () => {
  const snapshot = SessionContext.useSelector((current) => current);
  return (
    <Flow id="session" snapshot={snapshot}>
      <Router />
    </Flow>
  );
};

/** The portal: one session, one brand, and the page of the address. */
export const App = ({ brand, settings }: Props) => {
  const [, navigate] = useLocation();
  return (
    <I18nProvider locale="fr-FR">
      <RouterProvider navigate={navigate}>
        <BrandContext value={brand}>
          <ErrorBoundary>
            <SettingsContext value={settings}>
              <SessionContext.Provider>
                <SessionWiring />
                <SessionFlow />
              </SessionContext.Provider>
            </SettingsContext>
          </ErrorBoundary>
        </BrandContext>
      </RouterProvider>
    </I18nProvider>
  );
};
