import type { ReactNode } from 'react';
import { t as contractWords } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/meter.ts';
import { t as meters } from '#locales/fr/meters.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import type { FoundMeter } from '#machines/meter/foundMeter.ts';
import { formatLastRead } from '../../fields/contract/formatLastRead.ts';
import { Card } from '../../ui/display/Card.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { detail, inOneLine } from './Meter.css.ts';

type Props = {
  /** Null while it is looked for: its names alone are shown. */
  found: FoundMeter | null;
  /** Whether what is hidden from customers is shown (docs/rules.md#meter-page). */
  showsEverything: boolean;
};

const MeterContract = ({ contract: { name, reference } }: FoundMeter) => (
  <>
    <span>{name || contractWords('unnamed')}</span>{' '}
    <span className={inOneLine}>{spacedReference(reference)}</span>
  </>
);

/** What tells the meter, at a glance. */
export const MeterDetail = ({ found, showsEverything }: Props) => {
  const onceFound = (value: (found: FoundMeter) => ReactNode) =>
    found ? value(found) : <Skeleton width="min(14rem, 100%)" height="1lh" />;
  return (
    <div className={detail}>
      <Card title={t('detail')}>
        <DefinitionList
          layout="columns"
          items={[
            { term: t('contract'), value: onceFound((of) => <MeterContract {...of} />) },
            { term: meters('address'), value: onceFound(({ meter }) => meter.adresseDesserte) },
            { term: t('lastRead'), value: onceFound(({ contract }) => formatLastRead(contract)) },
            { term: t('fluid'), value: onceFound(({ meter }) => meter.fluide) },
            { term: t('equipment'), value: onceFound(({ meter }) => meter.codeEquipement) },
            ...(showsEverything
              ? [
                  { term: meters('usage'), value: onceFound(({ meter }) => meter.usage) },
                  { term: meters('pointState'), value: onceFound(({ meter }) => meter.etatPDS) },
                ]
              : []),
          ]}
        />
      </Card>
    </div>
  );
};
