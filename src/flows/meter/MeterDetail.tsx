import { t as contractWords } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/meter.ts';
import { t as meters } from '#locales/fr/meters.ts';
import { spacedReference } from '#machines/domain/contract.ts';
import type { FoundMeter } from '#machines/meter/foundMeter.ts';
import { lastReadOf } from '../../fields/lastReadOf.ts';
import { Card } from '../../ui/Card.tsx';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { inOneLine } from './Meter.css.ts';

export type DetailProps = {
  found: FoundMeter;
  /** Whether what is hidden from customers is shown (docs/rules.md#meter-page). */
  showsEverything: boolean;
};

/** What tells the meter, at a glance. */
export const MeterDetail = ({ found: { contract, meter }, showsEverything }: DetailProps) => (
  <Card title={t('detail')}>
    <DefinitionList
      layout="columns"
      items={[
        {
          term: t('contract'),
          value: (
            <>
              {contract.name || contractWords('unnamed')}{' '}
              <span className={inOneLine}>{spacedReference(contract.reference)}</span>
            </>
          ),
        },
        { term: meters('address'), value: meter.adresseDesserte },
        { term: meters('lastRead.label'), value: lastReadOf(contract) },
        { term: t('fluid'), value: meter.fluide },
        { term: t('equipment'), value: meter.codeEquipement },
        ...(showsEverything
          ? [
              { term: meters('usage'), value: meter.usage },
              { term: meters('pointState'), value: meter.etatPDS },
            ]
          : []),
      ]}
    />
  </Card>
);
