import { t } from '#locales/fr/iban.ts';
import { bareIban, findIban, ibanBoxes, ibanBoxLength, lastBoxLength } from '../../domain/iban.ts';
import { BoxesField } from '../../ui/forms/text/BoxesField.tsx';

const size = { count: ibanBoxes.length, length: ibanBoxLength };

export const IbanField = () => (
  <BoxesField
    name="iban"
    label={t('label')}
    hint={t('hint')}
    size={size}
    lastOf={lastBoxLength}
    format={bareIban}
    findWhole={findIban}
  />
);
