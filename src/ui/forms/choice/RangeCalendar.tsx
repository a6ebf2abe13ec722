import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { InFrench } from '../../display/InFrench.tsx';
import { useChangeHandler } from '../readForm.ts';
import { calendar } from './Calendar.css.ts';
import { CalendarMonth } from './CalendarMonth.tsx';

export type Range = { start: string; end: string };

type Props = {
  label: string;
  value: Range | null;
  min: string;
  max: string;
  mostDaysApart: number;
  shown: string;
  onChange: (range: Range) => void;
};

const RangeCalendar = ({ label, value, min, max, mostDaysApart, shown, onChange }: Props) => {
  const [focus, setFocus] = useState({ day: parseDate(shown), shown });
  if (focus.shown !== shown) setFocus({ day: parseDate(shown), shown });
  const change = useChangeHandler(onChange);
  const isTooFar = (day: CalendarDate, anchor: CalendarDate | null) =>
    anchor !== null && Math.abs(day.compare(anchor)) > mostDaysApart;
  return (
    <InFrench>
      <AriaRangeCalendar<CalendarDate>
        aria-label={label}
        className={calendar}
        value={value && { start: parseDate(value.start), end: parseDate(value.end) }}
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        focusedValue={focus.day}
        onFocusChange={(day) => setFocus({ day, shown })}
        isDateUnavailable={(day, anchor) => isTooFar(parseDate(day.toString()), anchor)}
        onChange={({ start, end }) => change({ start: start.toString(), end: end.toString() })}
      >
        <CalendarMonth />
      </AriaRangeCalendar>
    </InFrench>
  );
};

export default RangeCalendar;
