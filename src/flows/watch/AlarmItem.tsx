import { memo, type ReactNode } from 'react';
import { t } from '#locales/fr/watch.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import type { Alarm } from '#machines/domain/consumption/watch/alarms.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import * as css from './Watch.css.ts';
import { meterName, surplusText, unreadText, whenText } from './watchWords.ts';

/** Where an alarm leads. */
export type AlarmWays = {
  /** The page of a meter. */
  addressOf: (meter: Meter) => string;
  /** A request about it, filled in, to whom has a customer service; nothing where there is none to send. */
  requestOf: (alarm: Alarm) => ReactNode;
};

/** What was found of a meter: since when, how much more, what it may be and what to do. */
export const AlarmItem = memo(({ alarm, addressOf, requestOf }: AlarmWays & { alarm: Alarm }) => {
  const { meter, episode } = alarm;
  const unread = unreadText(episode);
  const named = { meter: meterName(meter) };
  return (
    <li className={css.alarm}>
      <h2 className={css.name}>{named.meter}</h2>
      {meter.adresseDesserte && <p className={css.soft}>{meter.adresseDesserte}</p>}
      <p>{whenText(episode)}</p>
      <p className={css.figures}>{surplusText(episode)}</p>
      <p>{t(`cause.${episode.cause}`)}</p>
      <p>{t(`advice.${episode.cause}`)}</p>
      {unread && <p className={css.soft}>{unread}</p>}
      <div className={css.actions}>
        <Link variant="outlined" href={addressOf(meter)} aria-label={t('meter.name', named)}>
          {t('meter.text')}
        </Link>
        {requestOf(alarm)}
      </div>
    </li>
  );
});
