import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/RangeCalendar';
import { action } from '../../controls/buttons/Button.css.ts';
import { cell, grid, head, month, weekday } from './Calendar.css.ts';

export const CalendarMonth = () => (
  <>
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
  </>
);
