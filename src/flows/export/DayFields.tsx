import { useState } from 'react';
import { t } from '#locales/fr/export.ts';
import { isIsoDay, isoDay } from '#machines/domain/calendar.ts';
import {
  exportRangeSchema,
  mostDaysApart,
  oldestExportDay,
  type TypedRange,
} from '#machines/domain/consumption/exportRange.ts';
import { type Coming, onDemand } from '../../ui/browser/onDemand.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { FieldRow } from '../../ui/forms/FormLayout.tsx';
import { accepts } from '../../ui/forms/formErrors.ts';
import { DateField } from '../../ui/forms/text/DateField.tsx';
import { fields, hint } from './Export.css.ts';

const Placeholder = ({ onRetry }: Coming) =>
  onRetry ? <p className={hint}>{t('calendar.unloaded')}</p> : <Skeleton height="20rem" />;

const RangeCalendar = onDemand(() => import('../../ui/forms/choice/RangeCalendar.tsx'), Placeholder);

type Props = { range: TypedRange; today: Date };

/** The first and the last day of what is exported: typed, or chosen in a calendar that keeps in step. */
export const DayFields = ({ range, today }: Props) => {
  const [{ start_date, end_date }, setDays] = useState(range);
  const [shown, setShown] = useState(end_date);
  // Fields keep what is typed in them: those of another choice are others.
  const [choice, setChoice] = useState(0);
  const [min, max] = [oldestExportDay('daily', today), isoDay(today)];
  const type = (typed: Partial<TypedRange>) => {
    setDays((days) => ({ ...days, ...typed }));
    const day = typed.end_date ?? typed.start_date ?? '';
    if (isIsoDay(day) && day >= min && day <= max) setShown(day);
  };
  const isRange = accepts(exportRangeSchema(today), { mode: 'daily', start_date, end_date });
  return (
    <div className={fields}>
      <FieldRow key={choice}>
        <DateField
          name="start_date"
          label={t('start_date.day')}
          defaultValue={start_date}
          onChange={(day) => type({ start_date: day })}
        />
        <DateField
          name="end_date"
          label={t('end_date.day')}
          defaultValue={end_date}
          onChange={(day) => type({ end_date: day })}
        />
      </FieldRow>
      <p className={hint}>{t('dayHint')}</p>
      <RangeCalendar
        label={t('calendar.label')}
        value={isRange ? { start: start_date, end: end_date } : null}
        min={min}
        max={max}
        mostDaysApart={mostDaysApart}
        shown={shown}
        onChange={({ start, end }) => {
          setDays((days) => ({ ...days, start_date: start, end_date: end }));
          setChoice(choice + 1);
        }}
      />
    </div>
  );
};
