import { t } from '#locales/fr/meter.ts';
import { t as meters } from '#locales/fr/meters.ts';
import type { FoundMeter } from '#machines/meter/foundMeter.ts';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';

export type SheetProps = {
  found: FoundMeter;
  showsEverything: boolean;
};

export const TechnicalSheet = ({ found: { meter }, showsEverything }: SheetProps) => (
  <DefinitionList
    items={[
      { term: t('sheet.matricule'), value: meter.matriculeCompteur },
      { term: t('sheet.idPDS'), value: meter.idPDS },
      { term: meters('address'), value: meter.adresseDesserte },
      { term: t('sheet.place'), value: meter.libelleCodeEmplacement },
      { term: meters('reading'), value: meters(`kind.${meter.kind}`) },
      { term: t('equipment'), value: meter.codeEquipement },
      { term: t('fluid'), value: meter.fluide },
      ...(showsEverything ? [{ term: meters('usage'), value: meter.usage }] : []),
      { term: t('sheet.meterState'), value: meter.etatCompteur },
      ...(showsEverything ? [{ term: meters('pointState'), value: meter.etatPDS }] : []),
      { term: t('sheet.year'), value: meter.anneeFabrication },
      {
        term: t('sheet.calibre'),
        value: meter.calibre === null ? '' : t('sheet.millimetres', { count: meter.calibre }),
      },
      { term: t('sheet.connection'), value: meter.typeRaccordement },
    ]}
  />
);
