import { useMemo } from 'react';
import { t } from '#locales/fr/watch.ts';
import { plural } from '#locales/translator.ts';
import { alarmsOf } from '#machines/watch/watch.machine.ts';
import { formatLitres } from '../../domain/amounts.ts';
import { isOngoing, type WatchedMeter } from '../../domain/consumption/watch/alarms.ts';
import { Figure, Figures } from '../../ui/display/Figures.tsx';

const whole = new Intl.NumberFormat('fr-FR');

type Props = {
  fetched: readonly WatchedMeter[];
  onSiteCount: number;
};

/** Key figures of the meters read so far, of their final size from the start: the ongoing and the other rises are all the rises of the list. */
export const WatchFigures = ({ fetched, onSiteCount }: Props) => {
  const alarms = useMemo(() => alarmsOf({ fetched }), [fetched]);
  const ongoing = alarms.filter(isOngoing);
  const lost = ongoing.reduce((total, { episode }) => total + episode.litresADay, 0);
  const others = alarms.filter((alarm) => !isOngoing(alarm));
  const ofSeason = others.filter(({ episode }) => episode.isGoingOn).length;
  const season = ofSeason > 0 ? t(`figures.season.${plural(ofSeason)}`, { count: ofSeason }) : '';
  const usual = fetched.filter(({ episodes }) => episodes.length === 0).length;
  const isRead = fetched.length > 0;
  return (
    <Figures label={t('figures.label')}>
      <Figure
        isRead={isRead}
        label={t('figures.ongoing.label')}
        value={whole.format(ongoing.length)}
        note={
          lost > 0 ? t('figures.ongoing.lost', { volume: formatLitres(lost) }) : t('figures.ongoing.none')
        }
      />
      <Figure
        isRead={isRead}
        label={t('figures.ended.label')}
        value={whole.format(others.length)}
        note={season || t('figures.ended.note')}
      />
      <Figure
        isRead={isRead}
        label={t('figures.usual.label')}
        value={whole.format(usual)}
        note={t(`figures.usual.${plural(usual)}`)}
      />
      <Figure
        isRead={isRead}
        label={t('figures.onSite.label')}
        value={whole.format(onSiteCount)}
        note={t(`figures.onSite.${plural(onSiteCount)}`)}
      />
    </Figures>
  );
};
