import { createContext, use } from 'react';
import { t } from '#locales/fr/app.ts';
import type { Conformity } from '../../rgaa.ts';
import type { Arrival } from '../start/firstRead.ts';
import type { PaintedHtml } from '../start/painted.ts';
import { type EnvironmentSettings, environments } from './environments.ts';
import { hostTheme, type Theme } from './theme.ts';

/** What is known once and for all about where and how the portal was started. */
export type Settings = {
  /** What the sign-in has just handed over, on `/authenticate` only. */
  arrival: Arrival | null;
  environment: EnvironmentSettings;
  /** The settings of the deployment, as the page holds them: parsed by what needs them. Null where the sandbox stands for all. */
  deployment: string | null;
  theme: Theme;
  /** Null where there is no theme selector: in prod and preprod (docs/rules.md#layouts). */
  onThemeChosen: ((theme: Theme) => void) | null;
  /** What a protected page was painted with, which stands until the session is known; else null. */
  painted: PaintedHtml | null;
};

export const SettingsContext = createContext<Settings>({
  arrival: null,
  environment: environments.prod,
  deployment: null,
  theme: hostTheme,
  onThemeChosen: null,
  painted: null,
});

export const useSettings = (): Settings => use(SettingsContext);

/** The state that `docs/rgaa.md` comes to, read by the build (vite.config.ts): all that each page holds of it. */
declare const __CONFORMITY__: Conformity;

/** The state of the portal, in words. */
export const conformity = (): string => t(`conformity.${__CONFORMITY__}`);
