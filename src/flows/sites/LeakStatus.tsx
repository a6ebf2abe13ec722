import { t } from '#locales/fr/sites.ts';
import { plural } from '#locales/translator.ts';
import type { LeakStatus as Status } from '#machines/sites/sitesTrend.ts';
import { formatLitres } from '../../domain/amounts.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { LateText } from '../../ui/display/Skeleton.tsx';
import { dayOfMonthName } from '../../views/consumption/names.ts';
import * as css from './Sites.css.ts';
import type { SitesProps } from './SitesFrame.tsx';

type Props = Omit<SitesProps, 'actor'> & {
  status: Status;
  isChecking: boolean;
  /** Checks the remaining meters; null if none remains. */
  onCheck: (() => void) | null;
};

const noneText = ({ checkedCount, missedCount }: Status): string =>
  missedCount > 0
    ? t(`leak.nonePart.${plural(checkedCount)}`, {
        count: checkedCount,
        all: checkedCount + missedCount,
      })
    : t(`leak.none.${plural(checkedCount)}`, { count: checkedCount });

const CheckButton = ({ onCheck }: Pick<Props, 'onCheck'>) =>
  onCheck && (
    <Button variant="text" onPress={onCheck}>
      {t('leak.check')}
    </Button>
  );

/** Ongoing rises of the checked meters. Without a checked meter, the block never states that all is well. */
export const LeakStatus = ({ status, isChecking, onCheck, meterAddressOf, siteOf }: Props) => {
  const { ongoing, leakCount, checkedCount, missedCount } = status;
  const [first] = ongoing;
  if (first) {
    const { meter, episode } = first;
    const isLeak = leakCount > 0;
    const count = isLeak ? leakCount : ongoing.length;
    return (
      <div className={css.status[isLeak ? 'bad' : 'warn']}>
        <span className={css.ongoing[isLeak ? 'bad' : 'warn']}>{t('leak.ongoing')}</span>
        <div className={css.statusWords}>
          <p role="status" className={css.statusTitle}>
            {t(`leak.${isLeak ? 'found' : 'rise'}.${plural(count)}`, { count })}
          </p>
          <p className={css.soft}>
            {t('leak.where', {
              site: siteOf(meter),
              litres: formatLitres(episode.litresADay),
              day: dayOfMonthName(episode.startDate),
            })}
          </p>
          {missedCount > 0 && (
            <p className={css.soft}>{t(`leak.missed.${plural(missedCount)}`, { count: missedCount })}</p>
          )}
        </div>
        <CheckButton onCheck={onCheck} />
        <Link variant="text" href={meterAddressOf(meter)}>
          {t('leak.meter')}
        </Link>
        {ongoing.length > 1 && (
          <Link variant="text" href="/espace-consommation/surveillance">
            {t('leak.all')}
          </Link>
        )}
      </div>
    );
  }
  if (isChecking)
    return (
      <div className={css.status.none}>
        <p role="status" className={css.statusWords}>
          <LateText>{t('leak.checking')}</LateText>
        </p>
      </div>
    );
  const isUnchecked = checkedCount === 0;
  return (
    <div className={css.status[isUnchecked ? 'none' : 'ok']}>
      <p role="status" className={css.statusWords}>
        {isUnchecked ? t('leak.unchecked') : noneText(status)}
      </p>
      <CheckButton onCheck={onCheck} />
    </div>
  );
};
