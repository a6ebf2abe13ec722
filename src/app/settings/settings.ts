import { createContext, use } from 'react';
import type { Arrival } from '../start/arrival.ts';
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
