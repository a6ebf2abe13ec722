import { t } from '#locales/fr/app.ts';
import type { Conformity } from '../../rgaa.ts';

/** The state that `docs/rgaa.md` comes to, read by the build (vite.config.ts): all that each page holds of it. */
declare const __CONFORMITY__: Conformity;

/** The state of the portal, in words. */
export const conformity = (): string => t(`conformity.${__CONFORMITY__}`);
