import { createContext, use } from 'react';
import { t } from '#locales/fr/app.ts';
import type { Conformity } from '../../rgaa.ts';
import type { Arrival } from '../start/firstRead.ts';
import type { PaintedHtml } from '../start/painted.ts';
import { type EnvironmentSettings, environments } from './environments.ts';
import { hostTheme, type Theme } from './theme.ts';

export type Settings = {
  arrival: Arrival | null;
  environment: EnvironmentSettings;
  /** Text of the settings file; null if the sandbox replaces every third party. */
  deployment: string | null;
  theme: Theme;
  /** Null in prod and preprod, which have no theme menu (docs/rules.md#layouts). */
  onThemeChosen: ((theme: Theme) => void) | null;
  /** Prerendered HTML of a protected page, shown until the session opens; null on other pages. */
  painted: PaintedHtml | null;
};

export const defaultSettings: Settings = {
  arrival: null,
  environment: environments.prod,
  deployment: null,
  theme: hostTheme,
  onThemeChosen: null,
  painted: null,
};

export const SettingsContext = createContext(defaultSettings);

export const useSettings = (): Settings => use(SettingsContext);

/** Level of conformity in `docs/rgaa.md` (accessibility). vite.config.ts inserts it in every page. */
declare const __CONFORMITY__: Conformity;

export const conformity = (): string => t(`conformity.${__CONFORMITY__}`);
