import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { t } from '#locales/fr/meter.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import type { FoundMeter } from '#machines/meter/foundMeter.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import * as css from './Meter.css.ts';
import { toMeterTitle } from './meterWords.ts';

type Props = { found: FoundMeter; addressOf: (meter: Meter) => string };

/** The ways to the other meters of the contract: those beside it, and all of them. */
export const MeterNeighbours = ({ found: { contract, rank, previous, next }, addressOf }: Props) => {
  const { reference, meterCount: count } = contract;
  if (count < 2) return null;
  return (
    <nav className={css.others} aria-label={t('others.label')}>
      <p className={css.rank}>{t('others.rank', { rank, count })}</p>
      <div className={css.beside}>
        {previous && (
          <Link variant="outlined" icon={<ChevronLeft />} href={addressOf(previous)}>
            <span>{t('others.previous')}</span>
            <VisuallyHidden>{t('others.named', { title: toMeterTitle(previous) })}</VisuallyHidden>
          </Link>
        )}
        {next && (
          <Link variant="outlined" href={addressOf(next)}>
            <span>{t('others.next')}</span>
            <VisuallyHidden>{t('others.named', { title: toMeterTitle(next) })}</VisuallyHidden>
            <ChevronRight />
          </Link>
        )}
      </div>
      <Link href={`/espace-consommation?reference=${encodeURIComponent(reference)}`}>
        {t('others.all', { count })}
      </Link>
    </nav>
  );
};
