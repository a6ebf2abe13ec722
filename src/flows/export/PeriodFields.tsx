import { useState } from 'react';
import { t } from '#locales/fr/export.ts';
import { plural } from '#locales/plural.ts';
import { type TypedRange, usualRange } from '#machines/domain/consumption/exportRange.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import type { Mode } from '#machines/domain/consumption/period.ts';
import { mayBeDaily } from '#machines/export/export.schema.ts';
import { MonthFields } from '../../fields/consumption/MonthFields.tsx';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { DayFields } from './DayFields.tsx';
import { hint } from './Export.css.ts';

const modes = ['monthly', 'daily'] as const;

/** What is said of meters that are read on site. */
const onSiteWords = (meters: readonly Meter[]): string | undefined => {
  if (!mayBeDaily(meters)) return t(`onSite.${plural(meters.length)}`);
  return meters.some(({ kind }) => kind === 'SE') ? t('onSite.some') : undefined;
};

type Props = {
  meters: readonly Meter[];
  /** The last choice, else what the page shows; null where it shows no period. */
  range: TypedRange | null;
  today: Date;
};

/** By month or by day, and which (docs/rules.md#consumption-export). */
export const PeriodFields = ({ meters, range, today }: Props) => {
  const [mode, setMode] = useState<Mode>(range?.mode ?? 'monthly');
  const isFree = mayBeDaily(meters);
  const shown = range?.mode === mode ? range : usualRange(mode, today);
  const Fields = mode === 'monthly' ? MonthFields : DayFields;
  return (
    <>
      {isFree ? (
        <RadioGroup
          name="mode"
          label={t('mode.label')}
          hint={onSiteWords(meters)}
          options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
          value={mode}
          onChange={(value) => setMode(value === 'daily' ? 'daily' : 'monthly')}
        />
      ) : (
        <>
          <input type="hidden" name="mode" value={mode} />
          <p className={hint}>{onSiteWords(meters)}</p>
        </>
      )}
      <Fields range={shown} today={today} />
    </>
  );
};
