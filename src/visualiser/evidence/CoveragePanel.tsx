import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { t, visualiserCoverageWords } from '#locales/fr/visualiserCoverage.ts';
import { lookUp, plural } from '#locales/translator.ts';
import type { BranchChart } from '../../kit/chart/chart.ts';
import { capital, type DescribedFlow, describeBranch, describeMove } from '../../kit/narration/story.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Progress } from '../../ui/display/Steps.tsx';
import { type FlowRead, findFlow } from '../app/flows.ts';
import * as css from '../app/panels.css.ts';
import { load, useRead } from '../app/useRead.ts';
import type { Overlay } from '../drawing/picture.ts';
import { useKit, type Want } from '../paths/kit.ts';
import { type Simulation, toSimulation } from '../simulation/simulation.ts';
import type { Mutants, Run } from './evidence.ts';
import { evidenceSchema, fingerprint, instant, missingIn, staleIn, toOverlay } from './evidence.ts';

type Props = {
  flow: FlowRead;
  onOverlay: (overlay: Overlay | null) => void;
  onPlay: (simulation: Simulation) => void;
  onFocus: (branch: string) => void;
};

const readEvidence = (flow: string) => load(`evidence/${flow}.json`, evidenceSchema);

type Acts = Omit<Props, 'flow' | 'onOverlay'> & { described: DescribedFlow };

const branchTitle = (described: DescribedFlow, branch: BranchChart): string =>
  capital(branch.description ?? t('when', { what: describeBranch(described, branch) }));

type ShowProps = { title: string; branch: string; onFocus: (branch: string) => void };

const Show = ({ title, branch, onFocus }: ShowProps) => (
  <Button variant="text" aria-label={t('showNamed', { title })} onPress={() => onFocus(branch)}>
    {t('show')}
  </Button>
);

const Missing = ({ described, branches, onPlay, onFocus }: Acts & { branches: readonly BranchChart[] }) => {
  const want = { kind: 'shortest', branches: branches.map(({ id }) => id) } as const;
  const reply = useKit({ kind: 'ways', flow: described.chart.id, want });
  const ways = reply?.kind === 'found' ? reply.ways : null;
  return (
    <ul className={css.rows}>
      {branches.map((branch) => {
        const title = branchTitle(described, branch);
        const way = ways?.find(({ id }) => id === branch.id);
        return (
          <li key={branch.id} className={css.row}>
            <div className={css.words}>
              <p className={css.title}>{title}</p>
              {!way && <p className={css.detail}>{t(ways ? 'unreachable' : 'looking')}</p>}
            </div>
            <div className={css.actions}>
              <Show title={title} branch={branch.id} onFocus={onFocus} />
              {way && (
                <Button
                  data-path={way.id}
                  aria-label={t('shortestNamed', { title })}
                  onPress={() => onPlay(toSimulation(way))}
                >
                  {t('shortest')}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
};

type FailuresProps = Pick<Acts, 'described' | 'onPlay'> & { run: Run };

const Failures = ({ described: { chart }, run: { criterion, failures }, onPlay }: FailuresProps) => {
  const want: Want = criterion === 'stories' ? { kind: 'stories' } : { kind: 'paths', criterion };
  const reply = useKit({ kind: 'ways', flow: chart.id, want });
  if (reply?.kind !== 'found') return <p>{t('looking')}</p>;
  return (
    <ul className={css.stack.xs}>
      {failures.map(({ path, problem }) => {
        const way = reply.ways.find(({ id }) => id === path);
        if (!way) return <li key={path}>{t('failure.gone')}</li>;
        const { title, steps } = way;
        const step = Number(/step (\d+)/.exec(problem)?.[1] ?? 0);
        const made = steps.slice(0, step || steps.length);
        const last = made.at(-1);
        const where = last ? describeMove({ chart, model: findFlow(chart.id).model }, last.move) : '';
        return (
          <li key={path} data-failure={path}>
            {t(step && where ? 'failure.step' : 'failure.path', { title, step, where })}{' '}
            <Button
              variant="text"
              aria-label={t('replayNamed', { title })}
              onPress={() => onPlay(toSimulation({ input: way.input, steps: made }))}
            >
              {t('replay')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
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

const RunSummary = ({ run, ...acts }: Acts & { run: Run }) => {
  const { described } = acts;
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
          <Failures run={run} described={described} onPlay={acts.onPlay} />
        </Alert>
      )}
      {missing.length > 0 ? (
        <>
          <h3>{t('missing.some')}</h3>
          <Missing {...acts} branches={missing} />
        </>
      ) : (
        <p>{t('missing.none')}</p>
      )}
    </>
  );
};

const describeFault = (operator: string): string =>
  lookUp(visualiserCoverageWords, `mutants.operator.${operator}`) ?? t('mutants.operator.other');

type SurvivorsProps = Pick<Acts, 'described' | 'onFocus'> & { mutants: Mutants | null };

const Survivors = ({ described, mutants, onFocus }: SurvivorsProps) => {
  if (!mutants) return <p>{t('mutants.absent')}</p>;
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
                  {known && <Show title={title} branch={known.id} onFocus={onFocus} />}
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
  const [chosen, setChosen] = useState<Run['driver'] | null>(null);
  const evidence = found.state === 'read' ? found.value : null;
  const runs = evidence?.runs?.runs ?? [];
  const run = runs.find(({ driver }) => driver === chosen) ?? runs.at(-1) ?? null;
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
          {run && runs.length > 1 && (
            <SegmentedControl
              label={t('driver.label')}
              options={runs.map(({ driver }) => ({ value: driver, label: t(`driver.${driver}`) }))}
              value={run.driver}
              onChange={(driver) => setChosen(driver)}
            />
          )}
          {run ? (
            <RunSummary described={flow} run={run} onPlay={onPlay} onFocus={onFocus} />
          ) : (
            <p>{t('absent')}</p>
          )}
          <h3>{t('mutants.title')}</h3>
          <Survivors described={flow} mutants={mutants} onFocus={onFocus} />
        </>
      )}
    </section>
  );
};
