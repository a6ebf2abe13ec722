import { t } from '#locales/fr/customerService.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import type { ReadMeter } from '#machines/domain/request/meterReading.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { DefinitionList } from '../../../ui/display/DefinitionList.tsx';
import { useFormField } from '../../../ui/forms/formContext.ts';
import { known } from '../CustomerServiceView.css.ts';

type Props = { meter: ReadMeter; onReplace: () => void };

/** The meter whose page has opened the reading: another may be chosen. */
export const OpenedMeter = ({ meter: { label, reference }, onReplace }: Props) => {
  const { isReadOnly } = useFormField('message-meter');
  return (
    <div className={known}>
      <DefinitionList
        items={[
          { term: t('reading.meter.label'), value: label },
          { term: t('reading.contract.label'), value: spacedReference(reference) },
        ]}
      />
      <input type="hidden" name="message-meter" value={label} />
      <input type="hidden" name="references" value={reference} />
      <div>
        <Button variant="text" isDisabled={isReadOnly} onPress={onReplace}>
          {t('reading.meter.other')}
        </Button>
      </div>
    </div>
  );
};
