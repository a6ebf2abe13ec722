import { t } from '#locales/fr/visualiser.ts';
import { plural } from '#locales/plural.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import { sayMove } from '../app/words.ts';
import { modelWith } from '../simulation/simulation.ts';
import * as css from './simulate.css.ts';

/** What was put aside when another way was tried. */
export const Aside = ({ visualiser: { aside, flow, place, open } }: { visualiser: Visualiser }) =>
  aside.length > 0 && (
    <section className={css.section} data-aside>
      <h2>{t('lines.title')}</h2>
      <div className={css.moves}>
        {aside.map((simulation, index) => {
          const described = { chart: flow.chart, model: modelWith(flow.model, simulation.typed) };
          const count = simulation.steps.length;
          const text = simulation.steps.map(({ move }) => sayMove(described, place.names, move)).join(', ');
          return (
            <button
              key={canonical(simulation)}
              type="button"
              className={css.move}
              data-line={index}
              aria-label={t('lines.openName', { text })}
              onClick={() => open(simulation)}
            >
              {t(`lines.count.${plural(count)}`, { count })}
              <span className={css.why}>{text}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
