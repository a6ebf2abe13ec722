import { useState } from 'react';
import { t } from '#locales/fr/export.ts';
import { type ExportFormat, mostSheets } from '#machines/export/export.schema.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';

const formats = ['xlsx', 'csv'] as const;

type Props = {
  /** What is proposed. */
  first: ExportFormat;
  /** How many meters are chosen, of how many. */
  count: number;
  total: number;
};

/** In what file: where only a CSV can hold the meters, it is chosen, and why is said (docs/rules.md#consumption-export). */
export const FormatChoice = ({ first, count, total }: Props) => {
  const [format, setFormat] = useState(first);
  const isTooMany = count > mostSheets;
  const limit = t('format.csvOnly', { most: mostSheets });
  return (
    <div>
      <RadioGroup
        name="format"
        label={t('format.label')}
        hint={total > mostSheets ? limit : undefined}
        options={formats.map((value) => ({
          value,
          label: t(`format.${value}`),
          isDisabled: isTooMany && value === 'xlsx',
        }))}
        value={isTooMany ? 'csv' : format}
        onChange={(value) => setFormat(value === 'csv' ? 'csv' : 'xlsx')}
      />
      <VisuallyHidden>
        <span role="status">{isTooMany && limit}</span>
      </VisuallyHidden>
    </div>
  );
};
