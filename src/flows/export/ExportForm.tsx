import Download from 'lucide-react/icons/download';
import { useMemo, useState } from 'react';
import { exportWords, t } from '#locales/fr/export.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural, writtenNumber } from '#locales/translator.ts';
import type { PartProps } from '#machines/export/export.machine.ts';
import {
  exportSchema,
  mayBeDaily,
  mostInWorkbook,
  mostSheets,
  type TypedExport,
} from '#machines/export/export.schema.ts';
import { type LastExport, lastExportSchema, proposedExport } from '#machines/export/storedExports.ts';
import { type FileFormat, fileFormats } from '#machines/export-file/exportFile.state.ts';
import { required } from '#machines/setup/chart.ts';
import { isIsoDay, isoDay } from '../../domain/calendar.ts';
import {
  exportRangeSchema,
  mostDaysApart,
  oldestExportDay,
  type TypedRange,
  usualRange,
} from '../../domain/consumption/exportRange.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import type { Mode } from '../../domain/consumption/period.ts';
import { MonthFields } from '../../fields/consumption/MonthFields.tsx';
import { type Coming, onDemand } from '../../ui/browser/onDemand.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Skeleton, VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FieldRow, FormActions } from '../../ui/forms/FormLayout.tsx';
import { accepts } from '../../ui/forms/readForm.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { DateField } from '../../ui/forms/text/DateField.tsx';
import { failureText } from '../../views/failureText.ts';
import { ContractChoice } from './ContractChoice.tsx';
import { fields, hint } from './Export.css.ts';
import { MeterChoice } from './MeterChoice.tsx';

type Props = PartProps & { onRequested: (requested: LastExport) => void };

/** Radio buttons of the file format. A workbook has a limit of meters (docs/rules.md#consumption-export). */
const FormatChoice = ({ first, count, total }: { first: FileFormat; count: number; total: number }) => {
  const [format, setFormat] = useState(first);
  const isTooMany = count > mostInWorkbook;
  const limit = t('format.csvOnly', { most: writtenNumber(mostInWorkbook) });
  const sheets = total > mostSheets ? t('format.oneSheet', { most: mostSheets }) : undefined;
  return (
    <div>
      <RadioGroup
        name="format"
        label={t('format.label')}
        hint={total > mostInWorkbook ? limit : sheets}
        options={fileFormats.map((value) => ({
          value,
          label: t(`format.${value}`),
          isDisabled: isTooMany && value === 'xlsx',
        }))}
        value={isTooMany ? 'csv' : format}
        onChange={setFormat}
      />
      <VisuallyHidden>
        <span role="status">{isTooMany && limit}</span>
      </VisuallyHidden>
    </div>
  );
};

const modes = ['monthly', 'daily'] as const;

const onSiteWords = (meters: readonly Meter[]): string | undefined => {
  if (!mayBeDaily(meters)) return t(`onSite.${plural(meters.length)}`);
  return meters.some(({ kind }) => kind === 'SE') ? t('onSite.some') : undefined;
};

type PeriodFieldsProps = { meters: readonly Meter[]; range: TypedRange | null; today: Date };

const Placeholder = ({ onRetry }: Coming) =>
  onRetry ? <p className={hint}>{t('calendar.unloaded')}</p> : <Skeleton height="20rem" />;

const RangeCalendar = onDemand(() => import('../../ui/forms/choice/RangeCalendar.tsx'), Placeholder);

const DayFields = ({ range, today }: { range: TypedRange; today: Date }) => {
  const [{ start_date, end_date }, setDays] = useState(range);
  const [shown, setShown] = useState(end_date);
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

const PeriodFields = ({ meters, range, today }: PeriodFieldsProps) => {
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
          onChange={setMode}
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

export const ExportForm = ({ actor, snapshot, onRequested }: Props) => {
  const { today, request, failure } = snapshot.context;
  const listed = required(snapshot.context.listed);
  const { range, format } = proposedExport({ ...snapshot.context, meters: listed.meters });
  const first = request?.meters ?? listed.meters;
  const [count, setCount] = useState(first.length);
  // Chosen meters, stored here because the list renders only some of their checkboxes.
  const [chosen, setChosen] = useState(first);
  const isOfSeveral = listed.contracts.length > 1;
  const meters = isOfSeveral ? chosen : listed.meters;
  const schema = useMemo(() => exportSchema({ today, meters }), [today, meters]);
  const refusal = snapshot.matches({ choosing: 'refused' }) ? failure : null;
  const submit = (values: TypedExport) => {
    onRequested(lastExportSchema.parse(values));
    actor.send({
      type: 'form.submitted',
      values: isOfSeveral ? { ...values, id_PDS: chosen.map(meterKey) } : values,
    });
  };
  return (
    <Form
      schema={schema}
      words={[exportWords]}
      onSubmit={submit}
      fieldErrors={refusal?.fields}
      formError={refusal && failureText(refusal)}
      // The statechart keeps the typed period, so closing the dialog needs no confirmation.
      isPreserved={() => true}
    >
      <PeriodFields meters={listed.meters} range={range} today={today} />
      {isOfSeveral && <ContractChoice listed={listed} chosen={chosen} onChange={setChosen} />}
      {!isOfSeveral && listed.meters.length > 1 && (
        <MeterChoice meters={listed.meters} chosen={first} onCount={setCount} />
      )}
      <FormatChoice first={format} count={isOfSeveral ? chosen.length : count} total={listed.meters.length} />
      <FormActions>
        <Button onPress={() => actor.send({ type: 'closed' })}>{ui('close')}</Button>
        <SubmitButton icon={<Download />}>{t('submit')}</SubmitButton>
      </FormActions>
    </Form>
  );
};
