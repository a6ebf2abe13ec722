import { t } from '#locales/fr/alarm.ts';
import { t as meters } from '#locales/fr/meters.ts';
import { plural } from '#locales/translator.ts';
import { formatLitres } from '../../domain/amounts.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { type Alarm, surplusShare } from '../../domain/consumption/watch/alarms.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { dayName } from '../../domain/format.ts';

export const meterName = ({ matriculeCompteur }: Meter): string => matriculeCompteur || meters('unnumbered');

const daysOf = ({ startDate, endDate }: Episode) => ({ start: dayName(startDate), end: dayName(endDate) });

export const whenText = (episode: Episode): string =>
  t(episode.isGoingOn ? 'when.since' : 'when.between', daysOf(episode));

export const surplusText = (episode: Episode): string => {
  const share = surplusShare(episode);
  return t('surplus', {
    litresADay: formatLitres(episode.litresADay),
    share: share === null ? t('shareOfNothing') : t('share', { percent: Math.round(100 * share) }),
    litres: formatLitres(episode.litres),
    days: t(`readCount.${plural(episode.readCount)}`, { count: episode.readCount }),
  });
};

export const unreadText = (episode: Episode): string | null => {
  const parts = (['missingCount', 'estimatedCount', 'correctedCount'] as const)
    .filter((kind) => episode[kind] > 0)
    .map((kind) => t(`${kind}.${plural(episode[kind])}`, { count: episode[kind] }));
  return parts.length === 0 ? null : t('unread', { parts: parts.join(t('and')) });
};

export const requestMessage = ({ meter, episode }: Alarm): string =>
  t('message', {
    meter: meterName(meter),
    reference: spacedReference(meter.reference),
    address: meter.adresseDesserte,
    surplus: formatLitres(episode.litresADay),
    when: t(episode.isGoingOn ? 'messageWhen.since' : 'messageWhen.between', daysOf(episode)),
  });
