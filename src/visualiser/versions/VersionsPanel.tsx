import { useId, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { t } from '#locales/fr/visualiserVersions.ts';
import { plural } from '#locales/plural.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { action } from '../../ui/controls/buttons/Button.css.ts';
import { Button as ButtonOfButton } from '../../ui/controls/buttons/Button.tsx';
import { Alert, type Tone } from '../../ui/display/Alert.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Progress } from '../../ui/display/Progress.tsx';
import { Select } from '../../ui/forms/choice/Select.tsx';
import type { Change, Changes } from '../drawing/marks.ts';
import { instant } from '../evidence/written.ts';
import * as css from '../paths/Paths.css.ts';
import { useWays } from '../paths/useWays.ts';
import type { WayFound } from '../paths/ways.schema.ts';
import { compareScreens, isMove, type SeenChange } from './compareScreens.ts';
import type { Revision, Revisions } from './describedFlow.schema.ts';
import { isUnseen } from './describeMoment.ts';
import type { Difference } from './difference.ts';
import { type PlayedProps, SeenMoment } from './SeenMoment.tsx';
import * as seenCss from './seen.css.ts';
import { useComparison, type Versions } from './useComparison.ts';
import { loaded, readChartFile, today, useRevisions, useScreensOf } from './useVersions.ts';

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

const tones: Readonly<Record<Change, Tone>> = { added: 'ok', removed: 'bad', changed: 'warn' };

type DifferencesProps = {
  differences: readonly Difference[];
  /** Whether the customer sees nothing of one. */
  isUnseen: (difference: Difference) => boolean;
  onFocus: (id: string) => void;
};

/** What differs, a sentence each; what is on a chart can be seen there. */
const Differences = ({ differences, isUnseen, onFocus }: DifferencesProps) => {
  const count = differences.length;
  return (
    <>
      <p role="status" className={css.count}>
        {count ? t(`count.${plural(count)}`, { count }) : t('same')}
      </p>
      {count > 0 && (
        <ul className={css.rows}>
          {differences.map((difference) => {
            const { change, before, after, sentence } = difference;
            const id = after ?? before;
            return (
              <li key={`${before} ${after} ${sentence}`} className={css.row} data-change={change}>
                <Badge tone={tones[change]}>{t(`change.${change}`)}</Badge>
                <div className={css.words}>
                  <p>{sentence}</p>
                  {isUnseen(difference) && (
                    <p className={css.detail} data-unseen="">
                      {t('seen.unseen')}
                    </p>
                  )}
                </div>
                {id !== null && (
                  <ButtonOfButton
                    variant="text"
                    aria-label={t('showNamed', { sentence })}
                    onPress={() => onFocus(id)}
                  >
                    {t('show')}
                  </ButtonOfButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
};

type MomentsProps = PlayedProps & { versions: Versions; changes: readonly SeenChange[] };

type WayTo = (id: string) => WayFound | null | undefined;

type ListProps = MomentsProps & { wayTo: WayTo };

const MomentList = ({ changes, wayTo, ...props }: ListProps) => (
  <ol className={seenCss.list}>
    {changes.map((change) => (
      <SeenMoment key={change.id} {...props} change={change} way={wayTo(change.id)} />
    ))}
  </ol>
);

/** The moments that differ, and apart those that only say sooner or later what the customer reads anyway. */
const Moments = ({ changes, ...props }: ListProps) => {
  const moves = changes.filter(isMove);
  return (
    <>
      <MomentList {...props} changes={changes.filter((change) => !isMove(change))} />
      {moves.length > 0 && (
        <details>
          <summary>{t(`seen.moves.${plural(moves.length)}`, { count: moves.length })}</summary>
          <MomentList {...props} changes={moves} />
        </details>
      )}
    </>
  );
};

/** The moments of the flow of today, each with the way to it. */
const MomentsOfToday = (props: MomentsProps) => {
  const moments = props.changes.map(({ id, when }) => ({ id, when }));
  const found = useWays(props.flow.id, { kind: 'moments', moments });
  return (
    <Moments
      {...props}
      wayTo={(id) =>
        found.state === 'found' ? (found.ways.find((way) => way.id === id) ?? null) : undefined
      }
    />
  );
};

const describeCount = (changes: readonly SeenChange[]): string => {
  const count = changes.filter((change) => !isMove(change)).length;
  return t(`seen.count.${plural(count)}`, { count });
};

/** What the customer sees otherwise in two versions; where that cannot be known, of which its screens are missing. */
type Seen =
  | { state: 'reading' | 'unreadable' }
  | { state: 'missing'; which: 'before' | 'after' | 'both' }
  | { state: 'read'; changes: readonly SeenChange[] };

/** Compares what is read on the screens of two versions of a flow. */
const useSeenChanges = (flow: string, before: string, after: string): Seen => {
  const [was, is] = [useScreensOf(before, flow), useScreensOf(after, flow)];
  return useMemo((): Seen => {
    if (was.state === 'unreadable' || is.state === 'unreadable') return { state: 'unreadable' };
    if (was.state === 'reading' || is.state === 'reading') return { state: 'reading' };
    if (was.value && is.value) return { state: 'read', changes: compareScreens(was.value, is.value) };
    return { state: 'missing', which: was.value ? 'after' : is.value ? 'before' : 'both' };
  }, [was, is]);
};

type SeenChangesProps = PlayedProps & {
  versions: Versions;
  seen: Seen;
  /** The later version is the flow on show: its screens can be shown as they are. */
  isToday: boolean;
};

/** What the customer sees before and after, moment by moment, where two versions do not show the same. */
const SeenChanges = ({ seen, isToday, ...props }: SeenChangesProps) => {
  const List = isToday ? MomentsOfToday : Moments;
  return (
    <section className={css.panel} aria-label={t('seen.title')} data-seen={seen.state}>
      <h3>{t('seen.title')}</h3>
      {seen.state === 'reading' && <Progress label={t('seen.reading')}>{t('seen.reading')}</Progress>}
      {seen.state === 'unreadable' && <Alert tone="bad" title={t('seen.unreadable')} />}
      {seen.state === 'missing' && <p>{t('seen.missing', { which: t(`seen.which.${seen.which}`) })}</p>}
      {seen.state === 'read' && !seen.changes.length && <p>{t('seen.none')}</p>}
      {seen.state === 'read' && seen.changes.length > 0 && (
        <>
          <p role="status" className={css.count}>
            {describeCount(seen.changes)}
          </p>
          <p className={css.detail}>
            {t('seen.intro')} {!isToday && t('seen.notToday')}
          </p>
          <List {...props} changes={seen.changes} wayTo={() => undefined} />
        </>
      )}
    </section>
  );
};

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
