import { t } from '#locales/fr/alarm.ts';
import type { Alarm } from '../../domain/consumption/watch/alarms.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { meterName, requestMessage } from './alarmWords.ts';

/** What a request about an alarm is filled in with. */
export type AlarmRequest = { reference: string; message: string };

type Props = { alarm: Alarm; onRequest: (request: AlarmRequest) => void };

/** Opens a request to the customer service, filled in with an alarm. */
export const RequestButton = ({ alarm, onRequest }: Props) => (
  <Button
    variant="text"
    aria-label={t('request.name', { meter: meterName(alarm.meter) })}
    onPress={() => onRequest({ reference: alarm.meter.reference, message: requestMessage(alarm) })}
  >
    {t('request.text')}
  </Button>
);
