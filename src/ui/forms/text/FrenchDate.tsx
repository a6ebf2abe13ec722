import { type CalendarDate, parseDate } from '@internationalized/date';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import {
  Button,
  Calendar,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { action } from '../../controls/buttons/Button.css.ts';
import { popover } from '../../controls/menu/Menu.css.ts';
import { keepOneWayOut } from '../../dialogs/overlay.tsx';
import { InFrench } from '../../display/InFrench.tsx';
import * as css from '../choice/Calendar.css.ts';
import { CalendarMonth } from '../choice/CalendarMonth.tsx';

const readDay = (value = ''): CalendarDate | null => {
  try {
    return parseDate(value);
  } catch {
    return null;
  }
};

type Props = {
  box: RefObject<HTMLDivElement | null>;
  isShown: boolean;
  label: string;
  described: string | undefined;
  value: string;
  min: string | undefined;
  max: string | undefined;
  isInvalid: boolean;
  isReadOnly: boolean;
  onChange: (day: string) => void;
  onReady: () => void;
};

const FrenchDate = (props: Props) => {
  const { box, isShown, label, described, value, min, max, onChange, onReady, ...state } = props;
  const announce = useEffectEvent(onReady);
  useEffect(() => announce(), []);
  return (
    <InFrench>
      <DatePicker<CalendarDate>
        validationBehavior="aria"
        isRequired
        {...state}
        ref={box}
        hidden={!isShown}
        aria-labelledby={label}
        aria-describedby={described}
        granularity="day"
        shouldForceLeadingZeros
        value={readDay(value)}
        onChange={(day) => onChange(day?.toString() ?? '')}
      >
        <Group className={css.line}>
          <DateInput className={css.parts}>
            {(segment) => <DateSegment segment={segment} className={css.part} />}
          </DateInput>
          <Button className={action.icon}>
            <CalendarDays />
          </Button>
        </Group>
        <Popover ref={keepOneWayOut} className={popover}>
          <Calendar<CalendarDate>
            minValue={readDay(min)}
            maxValue={readDay(max)}
            className={css.dateCalendar}
          >
            <CalendarMonth />
          </Calendar>
        </Popover>
      </DatePicker>
    </InFrench>
  );
};

export default FrenchDate;
