import { t } from '#locales/fr/customerService.ts';
import type { MeterReading } from '#machines/customer-service/meterReading.schema.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import type { OpenedMeter } from '#machines/domain/request/meterReading.ts';
import { DefinitionList } from '../../../ui/display/DefinitionList.tsx';
import { LowerIndex } from './ReadingFields.tsx';
import { listReadingLines } from './readingWords.ts';

type Props = {
  reading: MeterReading;
  reference: string;
  /** The meter whose page has opened the reading. */
  opened: OpenedMeter | null | undefined;
};

/** What was read, to be looked over before it is sent. */
export const ReadingSummary = ({ reading, reference, opened }: Props) => {
  const last = opened?.label === reading.meter && opened.reference === reference ? opened.last : null;
  return (
    <>
      <DefinitionList
        items={[
          ...listReadingLines(reading),
          { term: t('reading.contract.label'), value: spacedReference(reference) },
        ]}
      />
      <LowerIndex read={reading} last={last} />
    </>
  );
};
