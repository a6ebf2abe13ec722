import { t } from '#locales/fr/watch.ts';
import { plural } from '#locales/translator.ts';
import { formatLitres } from '../../domain/amounts.ts';
import { type Alarm, isOngoing, type WatchedMeter } from '../../domain/consumption/watch/alarms.ts';
import * as css from './Watch.css.ts';

const whole = new Intl.NumberFormat('fr-FR');

type FigureProps = { label: string; count: number; note: string };

const Figure = ({ label, count, note }: FigureProps) => (
  <div className={css.figure}>
    <dt className={css.label}>{label}</dt>
    <dd className={css.value}>
      <span className={css.number}>{whole.format(count)}</span> <span className={css.label}>{note}</span>
    </dd>
  </div>
);

type Props = { alarms: readonly Alarm[]; fetched: readonly WatchedMeter[]; onSiteCount: number };

/** Key figures of the watch: the ongoing and the other rises are all the rises of the list. */
export const WatchFigures = ({ alarms, fetched, onSiteCount }: Props) => {
  const ongoing = alarms.filter(isOngoing);
  const lost = ongoing.reduce((total, { episode }) => total + episode.litresADay, 0);
  const others = alarms.filter((alarm) => !isOngoing(alarm));
  const ofSeason = others.filter(({ episode }) => episode.isGoingOn).length;
  const season = ofSeason > 0 ? `, ${t(`figures.season.${plural(ofSeason)}`, { count: ofSeason })}` : '';
  const usual = fetched.filter(({ episodes }) => episodes.length === 0).length;
  return (
    <dl className={css.figures} aria-label={t('figures.label')}>
      <Figure
        label={t('figures.ongoing.label')}
        count={ongoing.length}
        note={
          lost > 0 ? t('figures.ongoing.lost', { volume: formatLitres(lost) }) : t('figures.ongoing.none')
        }
      />
      <Figure
        label={t('figures.ended.label')}
        count={others.length}
        note={`${t('figures.ended.note')}${season}`}
      />
      <Figure label={t('figures.usual.label')} count={usual} note={t(`figures.usual.${plural(usual)}`)} />
      <Figure
        label={t('figures.onSite.label')}
        count={onSiteCount}
        note={t(`figures.onSite.${plural(onSiteCount)}`)}
      />
    </dl>
  );
};
