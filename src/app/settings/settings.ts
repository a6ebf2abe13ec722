import { createContext, use } from 'react';
import { t } from '#locales/fr/app.ts';
import type { Conformity } from '../../rgaa.ts';
import type { Arrival } from '../start/firstRead.ts';
import type { PaintedHtml } from '../start/painted.ts';
import { type EnvironmentSettings, environments } from './environments.ts';
import { hostTheme, type Theme } from './theme.ts';

export type Settings = {
  /** Parameters of the sign-in, on `/authenticate` only. */
  arrival: Arrival | null;
  environment: EnvironmentSettings;
  /** Raw deployment settings of the page, parsed on use; null if the sandbox replaces every third party. */
  deployment: string | null;
  theme: Theme;
  /** Null without a theme selector: in prod and preprod (docs/rules.md#layouts). */
  onThemeChosen: ((theme: Theme) => void) | null;
  /** Prerendered HTML of a protected page, shown until the session is known; else null. */
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

/** Conformity in `docs/rgaa.md`, injected by the build (vite.config.ts): the only part on every page. */
declare const __CONFORMITY__: Conformity;

export const conformity = (): string => t(`conformity.${__CONFORMITY__}`);
