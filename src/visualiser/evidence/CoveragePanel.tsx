import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { t } from '#locales/fr/visualiserCoverage.ts';
import { readChart } from '../../kit/chart/chart.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Progress } from '../../ui/display/Progress.tsx';
import type { Overlay } from '../drawing/marks.ts';
import * as css from '../paths/Paths.css.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Run } from './evidence.schema.ts';
import { toOverlay } from './overlay.ts';
import { RunSummary } from './RunSummary.tsx';
import { Survivors } from './Survivors.tsx';
import { useEvidence } from './useEvidence.ts';

type Props = {
  flow: Flow;
  /** Told what to lay over the chart; null where nothing has been tried, and when the panel goes. */
  onOverlay: (overlay: Overlay | null) => void;
  onPlay: (simulation: Simulation) => void;
  /** A branch is asked to be seen on the chart. */
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

/** « A-t-on déjà essayé ? »: what the last runs have tried of a flow, and what nobody would notice. */
export const CoveragePanel = ({ flow, onOverlay, onPlay, onFocus }: Props) => {
  const found = useEvidence(flow.id);
  const [chosen, setChosen] = useState<Run | null>(null);
  const described = useMemo(() => ({ chart: readChart(flow.machine), model: flow.model }), [flow]);
  const evidence = found.state === 'read' ? found.evidence : null;
  const runs = evidence?.runs?.runs ?? [];
  const run = runs.find((known) => known === chosen) ?? runs.at(-1) ?? null;
  const mutants = evidence?.mutants ?? null;

  const overlay = useMemo(
    () => (run || mutants ? toOverlay(described.chart, run, mutants) : null),
    [described, run, mutants],
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
            <RunSummary described={described} run={run} onPlay={onPlay} onFocus={onFocus} />
          ) : (
            <Absent flow={flow.id} />
          )}
          <h3>{t('mutants.title')}</h3>
          <Survivors described={described} mutants={mutants} onFocus={onFocus} />
        </>
      )}
    </section>
  );
};
