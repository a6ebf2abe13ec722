import { t } from '#locales/fr/alarm.ts';
import type { IsoDay } from '../../domain/calendar.ts';
import type { Alarm } from '../../domain/consumption/watch/alarms.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import { shortDayName } from '../../domain/format.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { PhoneAnchor } from '../Screen.tsx';
import * as css from '../Views.css.ts';
import { meterName, requestMessage, surplusText, unreadText, whenText } from './alarmWords.ts';

export const AlarmText = ({ episode }: { episode: Episode }) => {
  const unread = unreadText(episode);
  return (
    <>
      <p>{whenText(episode)}</p>
      <p className={css.strong}>{surplusText(episode)}</p>
      <p>{t(`cause.${episode.cause}`)}</p>
      <p>{t(`advice.${episode.cause}`)}</p>
      {unread && <p className={css.soft}>{unread}</p>}
    </>
  );
};

export const EmergencyHelp = ({ phone }: { phone: string }) => (
  <p>
    <strong>{t('urgent.title')}</strong> <span>{t('urgent.text')}</span> <PhoneAnchor number={phone} />
  </p>
);

export type AlarmRequest = { reference: string; message: string };

export const SentRequest = ({ day }: { day: IsoDay }) => (
  <span>{t('request.sent', { day: shortDayName(day, new Date()) })}</span>
);

type RequestButtonProps = { alarm: Alarm; onRequest: (request: AlarmRequest) => void };

export const RequestButton = ({ alarm, onRequest }: RequestButtonProps) => (
  <Button
    variant="text"
    aria-label={t('request.name', { meter: meterName(alarm.meter) })}
    onPress={() => onRequest({ reference: alarm.meter.reference, message: requestMessage(alarm) })}
  >
    {t('request.text')}
  </Button>
);
