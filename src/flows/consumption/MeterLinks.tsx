import { t } from '#locales/fr/consumption.ts';
import { t as meters } from '#locales/fr/meters.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { links } from './MeterPages.css.ts';

type Props = {
  meter: Meter;
  address: string;
  /** Null where the proof of consumption is hidden from customers. */
  proofAddress: string | null;
};

/** The ways from a meter of the list. */
export const MeterLinks = ({ meter, address, proofAddress }: Props) => {
  const named = { meter: meter.matriculeCompteur || meters('unnumbered') };
  return (
    <div className={links}>
      <Link href={address} aria-label={t('details.name', named)}>
        {t('details.text')}
      </Link>
      {proofAddress !== null && (
        <Link href={proofAddress} aria-label={t('proof.name', named)}>
          {t('proof.text')}
        </Link>
      )}
    </div>
  );
};
