import { type CalendarDate, parseDate } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import {
  RangeCalendar as AriaRangeCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/RangeCalendar';
import { action } from '../../controls/buttons/Button.css.ts';
import { InFrench } from '../../display/InFrench.tsx';
import { useChangeHandler } from '../formContext.ts';
import { calendar, cell, grid, head, month, weekday } from './RangeCalendar.css.ts';

/** Two days, `2026-11-20`, both included. */
export type Range = { start: string; end: string };

type Props = {
  label: string;
  /** Null where what is typed elsewhere is no range. */
  value: Range | null;
  /** The days that may be chosen, and how far the second may be from the first. */
  min: string;
  max: string;
  mostDaysApart: number;
  /** A day whose month is to be seen: another one turns the page to it. */
  shown: string;
  onChange: (range: Range) => void;
};

/** Two days chosen one after the other, by mouse, touch or keyboard. It fills no control: fields beside it do. */
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
        <div className={head}>
          <Button className={action.icon} slot="previous">
            <ChevronLeft />
          </Button>
          <CalendarHeading className={month} />
          <Button className={action.icon} slot="next">
            <ChevronRight />
          </Button>
        </div>
        <CalendarGrid className={grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={cell} />}</CalendarGridBody>
        </CalendarGrid>
      </AriaRangeCalendar>
    </InFrench>
  );
};

export default RangeCalendar;
