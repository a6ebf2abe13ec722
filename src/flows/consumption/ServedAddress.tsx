import { t } from '#locales/fr/consumption.ts';
import { t as words } from '#locales/fr/contract.ts';
import { t as meters } from '#locales/fr/meters.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import { addressLength, truncate } from '#machines/domain/contract/contract.ts';
import { Toggletip } from '../../ui/controls/Toggletip.tsx';
import { end, whole } from './MeterPages.css.ts';

/** Where a meter serves, cut; whole on demand (docs/rules.md#meters). */
export const ServedAddress = ({ meter }: { meter: Meter }) => {
  const { adresseDesserte, matriculeCompteur } = meter;
  const cut = truncate(adresseDesserte, addressLength);
  if (cut === adresseDesserte) return <span>{cut || words('noAddress')}</span>;
  const lastWord = cut.lastIndexOf(' ') + 1;
  return (
    <>
      <span>{cut.slice(0, lastWord)}</span>
      <span className={end}>
        <span>{cut.slice(lastWord)}</span>
        <span className={whole}>
          <Toggletip label={t('wholeAddress', { meter: matriculeCompteur || meters('unnumbered') })}>
            {adresseDesserte}
          </Toggletip>
        </span>
      </span>
    </>
  );
};
