import { useMemo } from 'react';
import { comparisonWords, t } from '#locales/fr/comparison.ts';
import { t as contractWords } from '#locales/fr/contract.ts';
import { choiceSchema } from '#machines/comparison/comparison.schema.ts';
import { chosenMeters } from '#machines/comparison/comparison.setup.ts';
import { type Meter, meterKey } from '#machines/domain/consumption/meter.ts';
import { addressLength, spacedReference, truncate } from '#machines/domain/contract/contract.ts';
import { wordSearch } from '#machines/domain/searchable.ts';
import { required } from '#machines/setup/required.ts';
import { SearchedChoice } from '../../fields/SearchedChoice.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { meterName } from '../../views/alarm/alarmWords.ts';
import type { PartProps } from './comparisonActor.ts';

const readOf = (meter: Meter) => ({
  name: meterName(meter),
  detail: `${truncate(meter.adresseDesserte, addressLength) || contractWords('noAddress')} · ${spacedReference(meter.reference)}`,
});

const wordsOf = (meter: Meter) => [
  meter.matriculeCompteur,
  meter.adresseDesserte,
  meter.reference,
  spacedReference(meter.reference),
];

const words = {
  label: t('compteurs.label'),
  hint: t('compteurs.hint'),
  search: t('compteurs.search'),
  searchHint: t('compteurs.searchHint'),
  none: t('compteurs.none'),
  more: (form: 'one' | 'other', count: number) => t(`compteurs.more.${form}`, { count }),
};

/** Nothing is lost in leaving it: what is ticked is compared at once. */
const isPreserved = () => true;

/** Which meters are compared, with those that the address names. */
export const MeterSelection = ({ actor, snapshot }: PartProps) => {
  const meters = required(snapshot.context.meters);
  return (
    <Card>
      <Form
        schema={choiceSchema}
        words={[comparisonWords]}
        onSubmit={(values) => actor.send({ type: 'form.submitted', values })}
        isPreserved={isPreserved}
      >
        <SearchedChoice
          name="compteurs"
          items={meters}
          search={useMemo(() => wordSearch(meters, wordsOf), [meters])}
          keyOf={meterKey}
          readOf={readOf}
          first={() => chosenMeters(snapshot.context).map(meterKey)}
          words={words}
        />
        <FormActions>
          <SubmitButton>{t('submit')}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
};
