import { t } from '#locales/fr/visualiserDrawing.ts';
import type { Acting } from '../marks.ts';
import { reaching as css } from './ChartCanvas.css.ts';

/** How the search for the way to a state fares, and nothing once it is gone. */
export const ReachNotice = ({ reaching }: Pick<Acting, 'reaching'>) => (
  <p role="status" className={css} data-overlay={reaching ?? undefined} hidden={reaching === null}>
    {reaching && t(`reach.${reaching}`)}
  </p>
);
