import { useState } from 'react';
import { t } from '#locales/fr/customerService.ts';
import { bareIndex } from '#machines/customer-service/customerService.schema.ts';
import type { IsoDay } from '../../../domain/calendar.ts';
import { dayName } from '../../../domain/format.ts';
import { isLower, type Shown } from '../../../domain/request/meterReading.ts';
import { plainText } from '../../../domain/text.ts';
import { Alert } from '../../../ui/display/Alert.tsx';
import { DateField } from '../../../ui/forms/text/DateField.tsx';
import { TextField } from '../../../ui/forms/text/TextField.tsx';
import { warning } from '../CustomerService.css.ts';

export const LowerIndex = ({ read, last }: { read: Shown; last: Shown | null }) =>
  last !== null &&
  isLower(read, last) && (
    <Alert tone="warn" isAnnounced={false} title={t('reading.index.lower.title')}>
      {t('reading.index.lower.text', { index: last.index, date: dayName(last.date) })}
    </Alert>
  );

export const ReadingFields = ({ today, last }: { today: IsoDay; last: Shown | null }) => {
  const [index, setIndex] = useState('');
  const [date, setDate] = useState(today);
  const digits = bareIndex(plainText(index));
  const isNumber = /^\d{1,8}$/.test(digits);
  return (
    <>
      <div>
        <TextField
          name="message-index"
          label={t('reading.index.label')}
          hint={t('reading.index.hint')}
          inputMode="numeric"
          autoComplete="off"
          onChange={setIndex}
        />
        <div role="status" className={warning}>
          {isNumber && <LowerIndex read={{ index: Number(digits), date }} last={last} />}
        </div>
      </div>
      <DateField
        name="message-date"
        label={t('reading.date.label')}
        hint={t('reading.date.hint')}
        defaultValue={today}
        onChange={setDate}
      />
    </>
  );
};
