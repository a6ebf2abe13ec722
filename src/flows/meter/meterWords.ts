import { t as contract } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/meter.ts';
import { t as meters } from '#locales/fr/meters.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import { addressLength, truncate } from '#machines/domain/contract/contract.ts';

/** What a meter is called on its page. */
export const toMeterTitle = ({ matriculeCompteur: matricule }: Meter): string =>
  matricule ? t('title', { matricule }) : meters('unnumbered');

/** Where it measures, and how it is read, as its address ends up saying it, in a line. */
export const toMeterSubtitle = ({ adresseDesserte }: Meter, kind: string): string =>
  t('subtitle', {
    address: truncate(adresseDesserte, addressLength) || contract('noAddress'),
    kind: meters(kind === 'TR' ? 'kind.TR' : 'kind.SE').toLowerCase(),
  });
