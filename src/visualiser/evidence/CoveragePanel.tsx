import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { t } from '#locales/fr/visualiserCoverage.ts';
import { plural } from '#locales/translator.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Progress } from '../../ui/display/Steps.tsx';
import type { FlowRead } from '../app/flows.ts';
import { load, useRead } from '../app/useRead.ts';
import type { Overlay } from '../drawing/picture.ts';
import * as css from '../paths/Paths.css.ts';
import type { Simulation } from '../simulation/simulation.ts';
import {
  evidenceSchema,
  fingerprint,
  instant,
  type Mutants,
  missingIn,
  type Run,
  staleIn,
  toOverlay,
} from './evidence.ts';
import { branchTitle, Missing } from './Missing.tsx';

type Props = {
  flow: FlowRead;
  onOverlay: (overlay: Overlay | null) => void;
  onPlay: (simulation: Simulation) => void;
  onFocus: (branch: string) => void;
};

const Absent = ({ flow }: { flow: string }) => (
  <>
    <p>{t('absent')}</p>
    <p>{t('absentHelp')}</p>
    <code className={css.command}>npm run paths -- run {flow}</code>
  </>
);

const Chosen = ({ runs, run, onChoose }: { runs: readonly Run[]; run: Run; onChoose: (run: Run) => void }) =>
  runs.length > 1 && (
    <SegmentedControl
      label={t('driver.label')}
      options={runs.map(({ driver }) => ({ value: driver, label: t(`driver.${driver}`) }))}
      value={run.driver}
      onChange={(driver) => {
        const chosen = runs.find((known) => known.driver === driver);
        if (chosen) onChoose(chosen);
      }}
    />
  );

const readEvidence = (flow: string) => load(`evidence/${flow}.json`, evidenceSchema);

type RunSummaryProps = {
  described: DescribedFlow;
  run: Run;
  onPlay: (simulation: Simulation) => void;
  onFocus: (branch: string) => void;
};

const describeTotals = ({ chart }: DescribedFlow, run: Run): string => {
  const total = chart.branches.length;
  const count = total - missingIn(chart, run).length;
  const refused = run.refused.reduce((sum, tried) => sum + tried.count, 0);
  return [
    t(`walked.${plural(count)}`, { count, total }),
    t(`refused.${plural(refused)}`, { count: refused }),
  ].join(', ');
};

const RunSummary = ({ described, run, onPlay, onFocus }: RunSummaryProps) => {
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

const operators = [
  'drop',
  'retarget',
  'reenter',
  'unguard',
  'negate',
  'operator',
  'operand',
  'remove',
  'params',
  'event',
  'order',
  'initial',
  'history',
  'forget',
  'uncall',
  'input',
  'untag',
  'delay',
  'extra',
] as const;

const describeFault = (operator: string): string =>
  t(`mutants.operator.${operators.find((known) => known === operator) ?? 'other'}`);

type SurvivorsProps = {
  described: DescribedFlow;
  mutants: Mutants | null;
  onFocus: (branch: string) => void;
};

const Survivors = ({ described, mutants, onFocus }: SurvivorsProps) => {
  if (!mutants)
    return (
      <>
        <p>{t('mutants.absent')}</p>
        <code className={css.command}>npm run paths -- mutate {described.chart.id}</code>
      </>
    );
  const { at, total, noticed, survivors } = mutants;
  return (
    <>
      <p>{t('mutants.summary', { date: instant(at), total, noticed })}</p>
      {survivors.length === 0 && noticed < total && <p>{t('mutants.all')}</p>}
      {survivors.length > 0 && (
        <>
          <p>{t(`mutants.survivors.${plural(survivors.length)}`, { count: survivors.length })}</p>
          <ul className={css.rows}>
            {survivors.map(({ id, operator, branch }) => {
              const known = described.chart.branches.find((one) => one.id === branch);
              const title = known ? branchTitle(described, known) : id;
              return (
                <li key={id} className={css.row}>
                  <div className={css.words}>
                    <p className={css.title}>{title}</p>
                    <p className={css.detail}>{describeFault(operator)}</p>
                  </div>
                  {known && (
                    <Button
                      variant="text"
                      aria-label={t('showNamed', { title })}
                      onPress={() => onFocus(known.id)}
                    >
                      {t('show')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
};

export const CoveragePanel = ({ flow, onOverlay, onPlay, onFocus }: Props) => {
  const found = useRead(flow.id, readEvidence);
  const [chosen, setChosen] = useState<Run | null>(null);
  const evidence = found.state === 'read' ? found.value : null;
  const runs = evidence?.runs?.runs ?? [];
  const run = runs.find((known) => known === chosen) ?? runs.at(-1) ?? null;
  const mutants = evidence?.mutants ?? null;

  const overlay = useMemo(
    () => (run || mutants ? toOverlay(flow.chart, run, mutants) : null),
    [flow, run, mutants],
  );
  const give = useEffectEvent(onOverlay);
  useEffect(() => give(overlay), [overlay]);
  useEffect(() => () => give(null), []);

  return (
    <section className={css.panel} aria-label={t('title')} data-evidence={found.state}>
      <h2>{t('title')}</h2>
      {found.state === 'reading' && <Progress label={t('reading')}>{t('reading')}</Progress>}
      {found.state === 'unreadable' && <Alert tone="bad" title={t('unreadable')} />}
      {evidence && (
        <>
          {run && <Chosen runs={runs} run={run} onChoose={setChosen} />}
          {run ? (
            <RunSummary described={flow} run={run} onPlay={onPlay} onFocus={onFocus} />
          ) : (
            <Absent flow={flow.id} />
          )}
          <h3>{t('mutants.title')}</h3>
          <Survivors described={flow} mutants={mutants} onFocus={onFocus} />
        </>
      )}
    </section>
  );
};
