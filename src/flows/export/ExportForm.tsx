import Download from 'lucide-react/icons/download';
import { useMemo, useState } from 'react';
import { exportWords, t } from '#locales/fr/export.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { meterKey } from '#machines/domain/consumption/meter.ts';
import { exportSchema, type TypedExport } from '#machines/export/export.schema.ts';
import { type LastExport, proposedExport } from '#machines/export/lastExport.ts';
import { required } from '#machines/setup/required.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { failureText } from '../../views/failureText.ts';
import { ContractChoice } from './ContractChoice.tsx';
import type { PartProps } from './exportActor.ts';
import { FormatChoice } from './FormatChoice.tsx';
import { MeterChoice } from './MeterChoice.tsx';
import { PeriodFields } from './PeriodFields.tsx';

/** The choice is kept by the chart: closing loses nothing that takes a while to choose again. */
const isPreserved = () => true;

const toLast = ({ mode, start_date, end_date, format }: TypedExport): LastExport => ({
  mode,
  start_date,
  end_date,
  format,
});

type Props = PartProps & { onRequested: (requested: LastExport) => void };

/** What is to be exported, with what was chosen last. */
export const ExportForm = ({ actor, snapshot, onRequested }: Props) => {
  const { today, request, failure } = snapshot.context;
  const listed = required(snapshot.context.listed);
  const { range, format } = proposedExport({ ...snapshot.context, meters: listed.meters });
  const first = request?.meters ?? listed.meters;
  const [count, setCount] = useState(first.length);
  // Of several contracts, more may be chosen than are in the page.
  const [chosen, setChosen] = useState(first);
  const isOfSeveral = listed.contracts.length > 1;
  const meters = isOfSeveral ? chosen : listed.meters;
  const schema = useMemo(() => exportSchema({ today, meters }), [today, meters]);
  const refusal = snapshot.matches({ choosing: 'refused' }) ? failure : null;
  const submit = (values: TypedExport) => {
    onRequested(toLast(values));
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
      isPreserved={isPreserved}
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
