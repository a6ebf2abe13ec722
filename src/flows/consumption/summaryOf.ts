import { t } from '#locales/fr/consumption.ts';
import { t as words } from '#locales/fr/contractList.ts';
import type { TypedMeterSearch } from '#machines/domain/consumption/meterSearch.ts';
import { separators, spacedReference } from '#machines/domain/contract/contract.ts';

/** What a search asks, in a line. */
export const summaryOf = ({ reference, matricule, siteAddress }: TypedMeterSearch): string => {
  const parts = [
    reference && words('summary.reference', { value: spacedReference(reference.replace(separators, '')) }),
    matricule && t('summary.matricule', { value: matricule }),
    siteAddress && words('summary.siteAddress', { value: siteAddress }),
  ];
  return parts.filter(Boolean).join(' · ') || t('summary.all');
};
