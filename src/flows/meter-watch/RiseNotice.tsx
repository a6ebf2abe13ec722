import type { SnapshotFrom } from 'xstate';
import { t as alarmWords } from '#locales/fr/alarm.ts';
import { t } from '#locales/fr/meterWatch.ts';
import { plural } from '#locales/translator.ts';
import type { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import { formatLitres } from '../../domain/amounts.ts';
import type { Period } from '../../domain/consumption/period.ts';
import { type Alarm, isOngoing } from '../../domain/consumption/watch/alarms.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Toggletip } from '../../ui/controls/Toggletip.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { capitalised, dayNumber, dayOfMonthName, monthName } from '../../views/consumption/names.ts';
import { actions, counts, notice, ongoing, over, words } from '../../views/consumption/Rise.css.ts';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';

const whenWords = ({ startDate, endDate, isGoingOn }: Episode): string => {
  const isOneMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const start = isOneMonth && !isGoingOn ? dayNumber(startDate) : dayOfMonthName(startDate);
  return isGoingOn ? t('when.since', { start }) : t('when.between', { start, end: dayOfMonthName(endDate) });
};

/** Sentence about the last rise: `La dernière, du 17 au 28 octobre, est terminée : 84 m³ de plus…` */
const lastWords = (last: Episode, isAlone: boolean): string => {
  const state = last.isGoingOn ? 'ongoing' : 'over';
  const [when, surplus] = [whenWords(last), formatLitres(last.isGoingOn ? last.litresADay : last.litres)];
  return isAlone
    ? t(`alone.${state}`, { when: capitalised(when), surplus })
    : t(`last.${state}`, { when, surplus });
};

type RiseWays = {
  period: Period;
  addressOf: (episode: Episode) => string;
  requestOf: (alarm: Alarm) => Elements;
  watchAddress: string;
};

type RisesProps = RiseWays & Pick<Alarm, 'meter'> & { episodes: readonly Episode[] };

const isShown = ({ mode, name }: Period, { endDate }: Episode): boolean =>
  mode === 'daily' && endDate.startsWith(name);

const Rises = ({ meter, episodes, period, addressOf, requestOf, watchAddress }: RisesProps) => {
  const last = episodes.toSorted((one, other) => one.endDate.localeCompare(other.endDate)).at(-1);
  if (!last) return null;
  const isUrgent = isOngoing({ episode: last });
  const month = monthName(episodes[0]?.startDate ?? '');
  return (
    <div className={isUrgent ? ongoing : over}>
      <span className={counts[isUrgent ? 'ongoing' : 'over']}>
        {episodes.length === 1 && last.isGoingOn
          ? t('count.ongoing')
          : t(`count.${plural(episodes.length)}`, { count: episodes.length, month })}
      </span>
      <p role="status" className={words}>
        {lastWords(last, episodes.length === 1)}
      </p>
      <div className={actions}>
        {!isShown(period, last) && (
          <Link variant="text" href={addressOf(last)} aria-label={t('days.name', { when: whenWords(last) })}>
            {t('days.text')}
          </Link>
        )}
        {isUrgent && requestOf({ meter, episode: last })}
        {isUrgent && (
          <Link variant="text" href={watchAddress}>
            {t('watch')}
          </Link>
        )}
      </div>
    </div>
  );
};

type Props = RiseWays & { snapshot: SnapshotFrom<typeof meterWatchMachine>; onRetry: () => void };

/** Notice above the chart: unusual consumption of the meter, or none (docs/rules.md#unusual-days). */
export const RiseNotice = ({ snapshot, onRetry, ...ways }: Props) => {
  const { meter, episodes, failure } = snapshot.context;
  if (snapshot.matches('found')) return <Rises meter={meter} episodes={episodes} {...ways} />;
  if (snapshot.matches('unread'))
    return (
      <div className={notice}>
        <p role="alert" className={words}>
          <WithServicePhone>{t('unread', { reason: failureText(failure) })}</WithServicePhone>
        </p>
        <RetryButton failure={failure} onPress={onRetry} />
      </div>
    );
  const isUsual = snapshot.matches('usual');
  const isInsufficient = snapshot.matches('insufficient');
  return (
    <div className={notice}>
      <p role="status" className={words}>
        {isInsufficient ? `${alarmWords('insufficient')}.` : t(isUsual ? 'none' : 'reading')}
      </p>
      {isUsual && <Toggletip label={t('limits')}>{alarmWords('limits')}</Toggletip>}
    </div>
  );
};
