import GitFork from 'lucide-react/icons/git-fork';
import { t } from '#locales/fr/visualiser.ts';
import { command } from '../app/controls.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import { sayMove } from '../app/words.ts';
import { modelWith } from '../simulation/simulation.ts';
import * as css from './simulate.css.ts';

/** What has been done, each step a way back to it; what is ahead can be gone to as well. */
export const Log = ({ visualiser }: { visualiser: Visualiser }) => {
  const { flow, place, go, fork } = visualiser;
  const { simulation, at, names } = place;
  const described = { chart: flow.chart, model: modelWith(flow.model, simulation.typed) };
  const entries = [null, ...simulation.steps];
  return (
    <section className={css.section}>
      <h2>{t('log.title')}</h2>
      <ol className={css.log}>
        {Array.from(entries.entries(), ([index, step]) => (
          <li key={index} className={css.entry} data-current={index === at}>
            <span className={css.number}>{index}</span>
            <button
              type="button"
              className={css.step}
              data-step={index}
              {...(index === at && { 'aria-current': 'step' as const })}
              onClick={() => go({ at: index })}
            >
              {step ? sayMove(described, names, step.move) : t('log.start')}
              {step?.refused && <span className={css.why}>{t('log.refused')}</span>}
              {index > at && <span className={css.ahead}> {t('log.ahead')}</span>}
            </button>
            {index < simulation.steps.length && (
              <button
                type="button"
                className={command}
                data-command="fork"
                data-from={index}
                aria-label={t('commands.forkName', { step: index })}
                title={t('commands.fork')}
                onClick={({ currentTarget }) => {
                  // What is pressed goes, with what follows the step.
                  currentTarget.closest('li')?.querySelector<HTMLElement>('[data-step]')?.focus();
                  fork(index);
                }}
              >
                <GitFork aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
