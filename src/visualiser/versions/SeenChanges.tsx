import { t } from '#locales/fr/visualiserVersions.ts';
import { plural } from '#locales/plural.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { Progress } from '../../ui/display/Progress.tsx';
import * as paths from '../paths/Paths.css.ts';
import { useWays } from '../paths/useWays.ts';
import type { WayFound } from '../paths/ways.schema.ts';
import { isMove, type SeenChange } from './compareScreens.ts';
import { type PlayedProps, SeenMoment } from './SeenMoment.tsx';
import * as css from './seen.css.ts';
import type { Versions } from './useComparison.ts';
import type { Seen } from './useSeenChanges.ts';

type MomentsProps = PlayedProps & { versions: Versions; changes: readonly SeenChange[] };

type WayTo = (id: string) => WayFound | null | undefined;

type ListProps = MomentsProps & { wayTo: WayTo };

const MomentList = ({ changes, wayTo, ...props }: ListProps) => (
  <ol className={css.list}>
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

type Props = PlayedProps & {
  versions: Versions;
  seen: Seen;
  /** The later version is the flow on show: its screens can be shown as they are. */
  isToday: boolean;
};

/** What the customer sees before and after, moment by moment, where two versions do not show the same. */
export const SeenChanges = ({ seen, isToday, ...props }: Props) => {
  const List = isToday ? MomentsOfToday : Moments;
  return (
    <section className={paths.panel} aria-label={t('seen.title')} data-seen={seen.state}>
      <h3>{t('seen.title')}</h3>
      {seen.state === 'reading' && <Progress label={t('seen.reading')}>{t('seen.reading')}</Progress>}
      {seen.state === 'unreadable' && <Alert tone="bad" title={t('seen.unreadable')} />}
      {seen.state === 'missing' && <p>{t('seen.missing', { which: t(`seen.which.${seen.which}`) })}</p>}
      {seen.state === 'read' && !seen.changes.length && <p>{t('seen.none')}</p>}
      {seen.state === 'read' && seen.changes.length > 0 && (
        <>
          <p role="status" className={paths.count}>
            {describeCount(seen.changes)}
          </p>
          <p className={paths.detail}>
            {t('seen.intro')} {!isToday && t('seen.notToday')}
          </p>
          <List {...props} changes={seen.changes} wayTo={() => undefined} />
        </>
      )}
    </section>
  );
};
