import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import { exportWords, t } from '#locales/fr/export.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { rangeOfPeriod } from '#machines/domain/consumption/exportRange.ts';
import { exportSchema } from '#machines/export/export.schema.ts';
import { required } from '#machines/setup/required.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { failureText } from '../../views/failureText.ts';
import type { PartProps } from './exportActor.ts';
import { MeterChoice } from './MeterChoice.tsx';
import { PeriodFields } from './PeriodFields.tsx';

const formats = ['xlsx', 'csv'] as const;

/** The choice is kept by the chart: closing loses nothing that takes a while to choose again. */
const isPreserved = () => true;

/** What is to be exported, with what was chosen last. */
export const ExportForm = ({ actor, snapshot }: PartProps) => {
  const { today, listed, request, failure, period } = snapshot.context;
  const { meters } = required(listed);
  const schema = useMemo(() => exportSchema({ today, meters }), [today, meters]);
  const ofPage = period ? rangeOfPeriod(period, today) : null;
  const range = request
    ? { mode: request.mode, start_date: request.startDate, end_date: request.endDate }
    : ofPage;
  const refusal = snapshot.matches({ choosing: 'refused' }) ? failure : null;
  return (
    <Form
      schema={schema}
      words={[exportWords]}
      onSubmit={(values) => actor.send({ type: 'form.submitted', values })}
      fieldErrors={refusal?.fields}
      formError={refusal && failureText(refusal)}
      isPreserved={isPreserved}
    >
      <PeriodFields meters={meters} range={range} today={today} />
      {meters.length > 1 && <MeterChoice meters={meters} chosen={request?.meters ?? meters} />}
      <RadioGroup
        name="format"
        label={t('format.label')}
        options={formats.map((value) => ({ value, label: t(`format.${value}`) }))}
        defaultValue={request?.format ?? 'xlsx'}
      />
      <FormActions>
        <Button onPress={() => actor.send({ type: 'closed' })}>{ui('close')}</Button>
        <SubmitButton icon={<Download />}>{t('submit')}</SubmitButton>
      </FormActions>
    </Form>
  );
};
