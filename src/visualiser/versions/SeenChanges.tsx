import { t } from '#locales/fr/visualiserVersions.ts';
import { plural } from '#locales/plural.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { Progress } from '../../ui/display/Progress.tsx';
import * as paths from '../paths/Paths.css.ts';
import { useWays } from '../paths/useWays.ts';
import type { WayFound } from '../paths/ways.schema.ts';
import type { SeenChange } from './compareScreens.ts';
import { type PlayedProps, SeenMoment } from './SeenMoment.tsx';
import * as css from './seen.css.ts';
import type { Versions } from './useComparison.ts';
import type { Seen } from './useSeenChanges.ts';

type MomentsProps = PlayedProps & { versions: Versions; changes: readonly SeenChange[] };

type WayTo = (id: string) => WayFound | null | undefined;

const Moments = ({ changes, wayTo, ...props }: MomentsProps & { wayTo: WayTo }) => (
  <ol className={css.list}>
    {changes.map((change) => (
      <SeenMoment key={change.id} {...props} change={change} way={wayTo(change.id)} />
    ))}
  </ol>
);

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
            {t(`seen.count.${plural(seen.changes.length)}`, { count: seen.changes.length })}
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
