import { memo } from 'react';
import { t } from '#locales/fr/watch.ts';
import type { Alarm } from '#machines/domain/consumption/watch/alarms.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import type { Elements } from '../../ui/elements.ts';
import { AlarmText } from '../../views/alarm/AlarmText.tsx';
import { meterName } from '../../views/alarm/alarmWords.ts';
import { buttons } from '../../views/progress/LongTask.css.ts';
import * as css from './Watch.css.ts';

/** Where an alarm leads. */
export type AlarmWays = {
  /** The page of its meter, on its days. */
  addressOf: (alarm: Alarm) => string;
  /** A request about it, filled in, to whom has a customer service; nothing where there is none to send. */
  requestOf: (alarm: Alarm) => Elements;
};

/** What was found of a meter: since when, how much more, what it may be and what to do. */
export const AlarmItem = memo(({ alarm, addressOf, requestOf }: AlarmWays & { alarm: Alarm }) => {
  const { meter, episode } = alarm;
  const named = { meter: meterName(meter) };
  return (
    <li className={css.alarm}>
      <h2 className={css.name}>{named.meter}</h2>
      {meter.adresseDesserte && <p className={css.soft}>{meter.adresseDesserte}</p>}
      <AlarmText episode={episode} />
      <div className={buttons}>
        <Link variant="outlined" href={addressOf(alarm)} aria-label={t('meter.name', named)}>
          {t('meter.text')}
        </Link>
        {requestOf(alarm)}
      </div>
    </li>
  );
});
