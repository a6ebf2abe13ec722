import { t } from '#locales/fr/export.ts';
import { isoDay } from '../../domain/calendar.ts';
import {
  exportMonths,
  firstDayOfMonth,
  lastDayOfMonth,
  type TypedRange,
} from '../../domain/consumption/exportRange.ts';
import { formatMonth } from '../../domain/format.ts';
import { Select } from '../../ui/forms/choice/Select.tsx';
import { FieldRow } from '../../ui/forms/FormLayout.tsx';
import { fields, hint } from '../Fields.css.ts';

export const MonthFields = ({ range, today }: { range: TypedRange; today: Date }) => {
  const months = exportMonths(today).map((month) => ({ month, label: formatMonth(month) }));
  return (
    <div className={fields}>
      <FieldRow>
        <Select
          name="start_date"
          label={t('start_date.month')}
          defaultValue={range.start_date}
          options={months.map(({ month, label }) => ({ value: firstDayOfMonth(month), label }))}
        />
        <Select
          name="end_date"
          label={t('end_date.month')}
          defaultValue={range.end_date}
          options={months.map(({ month, label }) => ({ value: lastDayOfMonth(month, isoDay(today)), label }))}
        />
      </FieldRow>
      <p className={hint}>{t('monthHint')}</p>
    </div>
  );
};
