import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { t } from '#locales/fr/visualiserVersions.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { action } from '../../ui/controls/buttons/Button.css.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { Progress } from '../../ui/display/Progress.tsx';
import { Select } from '../../ui/forms/choice/Select.tsx';
import type { Changes } from '../drawing/marks.ts';
import { instant } from '../evidence/written.ts';
import * as css from '../paths/Paths.css.ts';
import { Differences } from './Differences.tsx';
import type { Revision, Revisions } from './describedFlow.schema.ts';
import { isUnseen } from './describeMoment.ts';
import { SeenChanges } from './SeenChanges.tsx';
import type { PlayedProps } from './SeenMoment.tsx';
import { useComparison } from './useComparison.ts';
import { useSeenChanges } from './useSeenChanges.ts';
import { loaded, readChartFile, today, useRevisions } from './useVersions.ts';

type Props = PlayedProps & {
  /** What to colour on the chart of the later version; null where nothing is compared, and when the panel goes. */
  onChanges: (changes: Changes | null) => void;
  /** The earlier version, to be drawn beside, and what to colour on it. */
  onBefore: (described: DescribedFlow | null, changes: Changes | null) => void;
  /** A state or a branch is asked to be seen. */
  onFocus: (id: string) => void;
};

type LoadedChart = { name: string; described: DescribedFlow };

const describeRevision = ({ tag, commit, at }: Revision): string =>
  tag === null
    ? t('revision', { commit: commit.slice(0, 7), date: instant(at) })
    : t('release', { tag, date: instant(at) });

const ChartFile = ({ flow, onLoaded }: { flow: string; onLoaded: (file: LoadedChart) => void }) => {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const described = await readChartFile(file);
    const isOther = described !== null && described.chart.id !== flow;
    setProblem(
      described === null ? t('badFile') : isOther ? t('otherFlow', { flow: described.chart.id }) : null,
    );
    if (described && !isOther) onLoaded({ name: file.name, described });
  };
  return (
    <div className={css.words}>
      <FileTrigger acceptedFileTypes={['.json']} onSelect={(files) => void read(files?.[0])}>
        <Button className={action.outlined} aria-describedby={id}>
          {t('load')}
        </Button>
      </FileTrigger>
      <span id={id} className={css.detail}>
        {t('loadHelp', { flow })}
      </span>
      {problem !== null && <Alert tone="bad" title={problem} />}
    </div>
  );
};

type ComparedProps = Props & { known: Revisions };

const Compared = ({ flow, look, known, onFocus, onPlay, ...callbacks }: ComparedProps) => {
  const [file, setFile] = useState<LoadedChart | null>(null);
  const revisions = known.revisions.filter(({ flows }) => flows.includes(flow.id));
  const { before, after, choose, differences, versions } = useComparison(
    flow,
    revisions,
    file?.described ?? null,
    callbacks,
  );
  const seen = useSeenChanges(flow.id, before, after);
  const options = [
    { value: today, label: t('today') },
    ...(file ? [{ value: loaded, label: t('file', { name: file.name }) }] : []),
    ...revisions.map((revision) => ({ value: revision.commit, label: describeRevision(revision) })),
  ];
  return (
    <>
      {options.length > 1 ? (
        (['before', 'after'] as const).map((side) => (
          <Select
            key={`${side} ${file?.name}`}
            label={t(side)}
            name={side}
            options={options}
            defaultValue={side === 'before' ? before : after}
            onChange={(version) => version && choose(side, version)}
          />
        ))
      ) : (
        <p>{t(known.isCheckout ? 'none' : 'notCheckout')}</p>
      )}
      {options.length > 1 && differences.state === 'unreadable' && <Alert tone="bad" title={t('unread')} />}
      {options.length > 1 && differences.state === 'reading' && (
        <Progress label={t('reading')}>{t('reading')}</Progress>
      )}
      {differences.state === 'read' && versions && (
        <>
          <Differences
            differences={differences.value}
            isUnseen={(difference) => seen.state === 'read' && isUnseen(difference, versions, seen.changes)}
            onFocus={onFocus}
          />
          <SeenChanges
            flow={flow}
            look={look}
            versions={versions}
            seen={seen}
            isToday={after === today}
            onPlay={onPlay}
          />
        </>
      )}
      <ChartFile flow={flow.id} onLoaded={setFile} />
    </>
  );
};

/** « Qu’est-ce qui a changé ? »: two versions of a flow compared, in words; the charts are drawn by who holds it. */
export const VersionsPanel = (props: Props) => {
  const revisions = useRevisions();
  return (
    <section className={css.panel} aria-label={t('title')} data-versions={revisions.state}>
      <h2>{t('title')}</h2>
      {revisions.state === 'reading' && <Progress label={t('reading')}>{t('reading')}</Progress>}
      {revisions.state === 'unreadable' && <Alert tone="bad" title={t('unreadable')} />}
      {revisions.state === 'read' && <Compared key={props.flow.id} {...props} known={revisions.value} />}
    </section>
  );
};
