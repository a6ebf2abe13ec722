import { useMemo } from 'react';
import { t } from '#locales/fr/certificate.ts';
import { exportWords } from '#locales/fr/export.ts';
import type { CertificateActor } from '#machines/certificate/certificate.machine.ts';
import { exportRangeSchema } from '#machines/domain/consumption/exportRange.ts';
import { MonthFields } from '../../fields/consumption/MonthFields.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';

/** The choice is that of the chart: leaving loses nothing that was written. */
const isPreserved = () => true;

/** Which months the sheet is about. */
export const PeriodForm = ({ actor }: { actor: CertificateActor }) => {
  const snapshot = useSnapshot(actor);
  const { today, days } = snapshot.context;
  const schema = useMemo(() => exportRangeSchema(today), [today]);
  return (
    <Card title={t('period.title')}>
      <Form
        schema={schema}
        words={[exportWords]}
        onSubmit={(values) => actor.send({ type: 'period.chosen', values })}
        isBusy={snapshot.hasTag('busy')}
        isPreserved={isPreserved}
      >
        <input type="hidden" name="mode" value="monthly" />
        <MonthFields
          range={{ mode: 'monthly', start_date: days.startDate, end_date: days.endDate }}
          today={today}
        />
        <FormActions>
          <SubmitButton variant="outlined">{t('period.submit')}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
};
