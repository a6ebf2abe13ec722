import { t } from '#locales/fr/visualiserCoverage.ts';
import { plural } from '#locales/plural.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import * as css from '../paths/Paths.css.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Run } from './evidence.schema.ts';
import { branchTitle, Missing } from './Missing.tsx';
import { fingerprint, missingIn, staleIn } from './overlay.ts';
import { instant } from './written.ts';

type Props = {
  described: DescribedFlow;
  run: Run;
  onPlay: (simulation: Simulation) => void;
  onFocus: (branch: string) => void;
};

/** « 41 branches sur 43 jouées, 12 refus tentés » */
const describeTotals = ({ chart }: DescribedFlow, run: Run): string => {
  const total = chart.branches.length;
  const count = total - missingIn(chart, run).length;
  const refused = run.refused.reduce((sum, tried) => sum + tried.count, 0);
  return [
    t(`walked.${plural(count)}`, { count, total }),
    t(`refused.${plural(refused)}`, { count: refused }),
  ].join(', ');
};

/** What a run has tried, in plain words: when, on what, how much, what went wrong and what is left. */
export const RunSummary = ({ described, run, onPlay, onFocus }: Props) => {
  const { at, driver, paths, steps, failures } = run;
  const missing = missingIn(described.chart, run);
  const stale = staleIn(described.chart, run);
  return (
    <>
      <p>{t(`answer.${plural(paths)}`, { date: instant(at), on: t(`on.${driver}`), count: paths, steps })}</p>
      <p className={css.title}>{describeTotals(described, run)}</p>
      {run.chart !== fingerprint(described.chart) && (
        <Alert tone="warn" title={t('changed')}>
          {stale.length > 0 ? (
            <>
              <p>{t('changedHelp')}</p>
              <ul data-stale>
                {stale.map((branch) => (
                  <li key={branch.id}>{branchTitle(described, branch)}</li>
                ))}
              </ul>
            </>
          ) : (
            t(run.shapes ? 'changedAround' : 'changedUnknown')
          )}
        </Alert>
      )}
      {failures.length > 0 && (
        <Alert tone="bad" title={t(`failures.${plural(failures.length)}`, { count: failures.length })}>
          <ul>
            {failures.map(({ path, problem }) => (
              <li key={path}>
                <code>{path}</code> {problem}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {missing.length > 0 ? (
        <>
          <h3>{t('missing.some')}</h3>
          <Missing described={described} branches={missing} onPlay={onPlay} onFocus={onFocus} />
        </>
      ) : (
        <p>{t('missing.none')}</p>
      )}
    </>
  );
};
