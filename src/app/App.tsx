import type { Brand } from '#brands/brand.ts';
import { BrandContext } from '../ui/BrandContext.ts';
import { Flow } from '../views/Flow.tsx';
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
export const App = ({ brand, settings }: Props) => (
  <BrandContext value={brand}>
    <SettingsContext value={settings}>
      <ErrorBoundary>
        <SessionContext.Provider>
          <SessionWiring />
          <SessionFlow />
        </SessionContext.Provider>
      </ErrorBoundary>
    </SettingsContext>
  </BrandContext>
);
