import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode, Ref } from 'react';
import { t } from '#locales/fr/histogram.ts';
import type { Mode, Period } from '../../domain/consumption/period.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { capitalised, periodName } from './names.ts';
import * as css from './PeriodControls.css.ts';

type Turns = { period: Period; turnBy: (step: -1 | 1) => (() => void) | null };

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
  /** Null if the periods have only one mode. */
  onMode: ((mode: Mode) => void) | null;
  periods: readonly Period[];
  onPeriod: (name: string) => void;
  name?: Ref<HTMLParagraphElement>;
};

const PeriodOptions = ({ periods }: Pick<Props, 'periods'>) =>
  periods.map((each) => (
    <option key={each.name} value={each.name}>
      {capitalised(periodName(each))}
    </option>
  ));

const groupPeriods = (periods: readonly Period[]): [label: string, periods: Period[]][] => {
  const labelOf = ({ mode, name }: Period) =>
    mode === 'monthly' ? t('choose.years') : t('choose.months', { year: name.slice(0, 'yyyy'.length) });
  const labels = [...new Set(periods.map(labelOf))];
  return labels.map((label) => [label, periods.filter((period) => labelOf(period) === label)]);
};

const PeriodChoice = ({ period, periods, onPeriod, name }: Omit<Props, 'onMode' | 'turnBy'>) => {
  const isMixed = periods.some(({ mode }) => mode !== period.mode);
  const groups = isMixed ? groupPeriods(periods) : [];
  return (
    <div className={css.choice}>
      <p ref={name} tabIndex={-1} className={css.period}>
        {capitalised(periodName(period))}
      </p>
      <span className={css.chevron}>
        <ChevronDown />
      </span>
      <select
        aria-label={t('choosePeriod')}
        className={css.list}
        value={period.name}
        onChange={({ target }) => onPeriod(target.value)}
      >
        {groups.length === 0 ? (
          <PeriodOptions periods={periods} />
        ) : (
          groups.map(([label, ofGroup]) => (
            <optgroup key={label} label={label}>
              <PeriodOptions periods={ofGroup} />
            </optgroup>
          ))
        )}
      </select>
    </div>
  );
};

export const PeriodControls = ({ onMode, name, periods, onPeriod, ...turns }: Props) => (
  <div className={css.controls}>
    {onMode && (
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
      <PeriodChoice period={turns.period} periods={periods} onPeriod={onPeriod} name={name} />
      <Turn {...turns} step={1}>
        <ChevronRight />
      </Turn>
    </div>
  </div>
);
