import { useMemo, useState } from 'react';
import { t } from '#locales/fr/visualiserVersions.ts';
import { plural } from '#locales/translator.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert, type Tone } from '../../ui/display/Alert.tsx';
import { Tag } from '../../ui/display/layout.tsx';
import { Progress } from '../../ui/display/Steps.tsx';
import { Select } from '../../ui/forms/choice/Select.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import * as css from '../app/panels.css.ts';
import type { Change } from '../drawing/picture.ts';
import { instant } from '../evidence/evidence.ts';
import { useKit, type WayFound } from '../paths/kit.ts';
import type { Difference } from './compareCharts.ts';
import { compareScreens, isMove, isUnseen, type SeenChange } from './compareScreens.ts';
import { FlowsSources, type FlowsSourcesProps } from './FlowsSources.tsx';
import type { Revision } from './flowsFile.schema.ts';
import { type PlayedProps, SeenMoment } from './SeenMoment.tsx';
import type { Comparison, FlowVersion, LoadedFlows, Versions } from './useVersions.ts';
import { today, useComparison, useLinked, useRevisions } from './useVersions.ts';

type Props = PlayedProps & {
  onCompared: (comparison: Comparison | null) => void;
  onFocus: (id: string) => void;
  linked: string | null;
};

const describeRevision = ({ tag, at }: Revision): string =>
  tag === null ? t('revision', { date: instant(at) }) : t('release', { tag, date: instant(at) });

type ComparedProps = Omit<Props, 'linked'> & FlowsSourcesProps & { known: readonly Revision[] };

const tones: Readonly<Record<Change, Tone>> = { added: 'ok', removed: 'bad', changed: 'warn' };

type DifferencesProps = {
  differences: readonly Difference[];
  isUnseen: (difference: Difference) => boolean;
  onFocus: (id: string) => void;
};

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
                <Tag tone={tones[change]}>{t(`change.${change}`)}</Tag>
                <div className={css.words}>
                  <p>{sentence}</p>
                  {isUnseen(difference) && (
                    <p className={css.detail} data-unseen="">
                      {t('seen.unseen')}
                    </p>
                  )}
                </div>
                {id !== null && (
                  <Button
                    variant="text"
                    aria-label={t('showNamed', { sentence })}
                    onPress={() => onFocus(id)}
                  >
                    {t('show')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
};

type MomentsProps = PlayedProps & {
  versions: Versions;
  changes: readonly SeenChange[];
  wayTo: (id: string) => WayFound | null | undefined;
};

const MomentList = ({ changes, wayTo, ...props }: MomentsProps) => (
  <ol className={css.stack.m}>
    {changes.map((change) => (
      <SeenMoment key={change.id} {...props} change={change} way={wayTo(change.id)} />
    ))}
  </ol>
);

type Seen =
  | { state: 'missing'; which: 'before' | 'after' | 'both' }
  | { state: 'read'; changes: readonly SeenChange[] };

const compareSeen = ({ before, after }: { before: FlowVersion; after: FlowVersion }): Seen =>
  before.screens && after.screens
    ? { state: 'read', changes: compareScreens(before.screens, after.screens) }
    : { state: 'missing', which: before.screens ? 'after' : after.screens ? 'before' : 'both' };

type SeenChangesProps = PlayedProps & { versions: Versions; seen: Seen; isToday: boolean };

const SeenChanges = ({ seen, isToday, ...props }: SeenChangesProps) => {
  const changes = seen.state === 'read' ? seen.changes : [];
  const moves = changes.filter(isMove);
  const others = changes.filter((change) => !isMove(change));
  const moments = changes.map(({ id, when }) => ({ id, when }));
  const isSearched = isToday && moments.length > 0;
  const reply = useKit(
    isSearched ? { kind: 'ways', flow: props.flow.id, want: { kind: 'moments', moments } } : null,
  );
  const wayTo = (id: string) =>
    reply?.kind === 'found' ? (reply.ways.find((way) => way.id === id) ?? null) : undefined;
  return (
    <section className={css.panel} aria-label={t('seen.title')} data-seen={seen.state}>
      <h3>{t('seen.title')}</h3>
      {seen.state === 'missing' && <p>{t('seen.missing', { which: t(`seen.which.${seen.which}`) })}</p>}
      {seen.state === 'read' && !changes.length && <p>{t('seen.none')}</p>}
      {changes.length > 0 && (
        <>
          <p role="status" className={css.count}>
            {t(`seen.count.${plural(others.length)}`, { count: others.length })}
          </p>
          <p className={css.detail}>
            {t('seen.intro')} {!isToday && t('seen.notToday')}
          </p>
          <MomentList {...props} wayTo={wayTo} changes={others} />
        </>
      )}
      {moves.length > 0 && (
        <details>
          <summary>{t(`seen.moves.${plural(moves.length)}`, { count: moves.length })}</summary>
          <MomentList {...props} wayTo={wayTo} changes={moves} />
        </details>
      )}
    </section>
  );
};

const Compared = ({ flow, look, known, files, onLoaded, onFocus, onPlay, onCompared }: ComparedProps) => {
  const changed = known.findIndex(({ flows }) => flows.includes(flow.id));
  // First choice: the version before the last change of the flow.
  const differing = (changed < 0 ? undefined : known[changed + 1]) ?? known.at(-1);
  const revisions = known.filter(
    (one) => one === differing || one.tag !== null || one.flows.includes(flow.id),
  );
  const dates = revisions.map(({ at }) => at.slice(0, 10));
  const [first, second] = files;
  const usual = { before: first?.name ?? differing?.commit ?? '', after: second?.name ?? today };
  const { before, after, choose, differences, versions } = useComparison(flow, usual, files, onCompared);
  const [since, setSince] = useState<string>();
  const seen = useMemo(() => versions && compareSeen(versions), [versions]);
  const options = [
    { value: today, label: t('today') },
    ...files.map(({ name }) => ({ value: name, label: t('file', { name }) })),
    ...revisions.map((revision) => ({ value: revision.commit, label: describeRevision(revision) })),
  ];
  return (
    <>
      {revisions.length > 1 && (
        <TextField
          label={t('since')}
          name="since"
          type="date"
          isRequired={false}
          {...{ min: dates.at(-1), max: dates[0] }}
          onChange={(day) => {
            const { commit } = revisions.findLast(({ at }) => at >= day) ?? revisions[0] ?? {};
            if (!day || commit === undefined) return;
            setSince(commit);
            choose('before', commit);
          }}
        />
      )}
      {changed < 0 && differing && <p>{t('unchanged', { date: instant(differing.at) })}</p>}
      {options.length > 1 ? (
        (['before', 'after'] as const).map((side) => (
          <Select
            key={`${side} ${files.length} ${side === 'before' && since}`}
            label={t(side)}
            name={side}
            options={options}
            defaultValue={side === 'before' ? before : after}
            onChange={(version) => version && choose(side, version)}
          />
        ))
      ) : (
        <p>{t('none')}</p>
      )}
      {options.length > 1 && differences.state === 'unreadable' && <Alert tone="bad" title={t('unread')} />}
      {options.length > 1 && differences.state === 'reading' && (
        <Progress label={t('reading')}>{t('reading')}</Progress>
      )}
      {differences.state === 'absent' && <p>{t('absent')}</p>}
      {differences.state === 'read' && versions && seen && (
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
      <FlowsSources files={files} onLoaded={onLoaded} />
    </>
  );
};

export const VersionsPanel = (props: Props) => {
  const revisions = useRevisions();
  const [chosen, setFiles] = useState<readonly LoadedFlows[]>([]);
  const { linked: address, ...others } = props;
  const linked = useLinked(address);
  const files = linked.state === 'read' && !chosen.length ? [linked.value] : chosen;
  return (
    <section className={css.panel} aria-label={t('title')} data-versions={revisions.state}>
      <h2>{t('title')}</h2>
      {revisions.state === 'reading' && <Progress label={t('reading')}>{t('reading')}</Progress>}
      {revisions.state === 'unreadable' && <Alert tone="bad" title={t('unreadable')} />}
      {linked.state === 'unreadable' && <Alert tone="bad" title={t('badFile', { name: address ?? '' })} />}
      {revisions.state === 'read' && (
        <Compared key={props.flow.id} {...others} known={revisions.value} files={files} onLoaded={setFiles} />
      )}
    </section>
  );
};
