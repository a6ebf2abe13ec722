import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode, Ref } from 'react';
import { t } from '#locales/fr/histogram.ts';
import type { Mode, Period } from '#machines/domain/consumption/period.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import type { Elements } from '../../ui/display/Card.tsx';
import { capitalised, periodName } from './names.ts';
import * as css from './PeriodControls.css.ts';

type Turns = {
  period: Period;
  /** Goes to the period before (-1) or after (1); null at an end. */
  turnBy: (step: -1 | 1) => (() => void) | null;
};

/** At an end, it keeps the focus that brought there. */
const Turn = ({ period, turnBy, step, children }: Turns & { step: -1 | 1; children: ReactNode }) => {
  const turn = turnBy(step);
  return (
    <Button
      variant="icon"
      aria-label={t(`turn.${period.mode}.${step < 0 ? 'earlier' : 'later'}`)}
      {...(turn ? { onPress: turn } : { 'aria-disabled': true })}
    >
      {children}
    </Button>
  );
};

type Props = Turns & {
  onMode: (mode: Mode) => void;
  /** Instead of the modes, of a meter that has but one. */
  note?: Elements;
  /** Of the name of the period, which may take the focus. */
  name?: Ref<HTMLParagraphElement>;
};

/** By month or by day, and which year or month. */
export const PeriodControls = ({ onMode, note, name, ...turns }: Props) => (
  <div className={css.controls}>
    {note ?? (
      <SegmentedControl
        label={t('mode.label')}
        options={[
          { value: 'monthly', label: t('mode.monthly') },
          { value: 'daily', label: t('mode.daily') },
        ]}
        value={turns.period.mode}
        onChange={onMode}
      />
    )}
    <div className={css.turner}>
      <Turn {...turns} step={-1}>
        <ChevronLeft />
      </Turn>
      <p ref={name} tabIndex={-1} className={css.period}>
        {capitalised(periodName(turns.period))}
      </p>
      <Turn {...turns} step={1}>
        <ChevronRight />
      </Turn>
    </div>
  </div>
);
