import { t } from '#locales/fr/sites.ts';
import { plural, writtenNumber } from '#locales/translator.ts';
import type { LeakStatus as Status } from '#machines/sites/sitesTrend.ts';
import { formatLitres } from '../../domain/amounts.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { LateText } from '../../ui/display/Skeleton.tsx';
import { SentRequest } from '../../views/alarm/AlarmText.tsx';
import { dayOfMonthName } from '../../views/consumption/names.ts';
import * as css from './Sites.css.ts';
import { LeakRetry, type SitesProps, Unchecked } from './SitesFrame.tsx';

type Props = Omit<SitesProps, 'actor'> & {
  status: Status;
  isChecking: boolean;
  /** Checks the remaining meters; null if none remains. */
  onCheck: (() => void) | null;
};

const noneText = ({ checkedCount, count }: Status): string =>
  t(`leak.${checkedCount < count ? 'nonePart' : 'none'}.${plural(checkedCount)}`, {
    count: checkedCount,
    all: writtenNumber(count),
  });

const CheckButton = ({ status, onCheck }: Pick<Props, 'status' | 'onCheck'>) => {
  if (!onCheck) return null;
  if (status.missedCount > 0) return <LeakRetry failure={null} onRetry={onCheck} />;
  return (
    <Button variant="text" onPress={onCheck}>
      {t('leak.check')}
    </Button>
  );
};

/** Ongoing rises of the checked meters. Without a checked meter, the block never states that all is well. */
export const LeakStatus = ({ status, isChecking, onCheck, meterAddressOf, siteOf, requestedOn }: Props) => {
  const { ongoing, leakCount, checkedCount, missedCount } = status;
  const [first] = ongoing;
  if (first) {
    const { meter, episode } = first;
    const day = requestedOn(first);
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
          {day && <SentRequest day={day} />}
          {missedCount > 0 && (
            <p className={css.soft}>{t(`leak.missed.${plural(missedCount)}`, { count: missedCount })}</p>
          )}
        </div>
        <CheckButton status={status} onCheck={onCheck} />
        <span className={css.way}>
          <Link variant="text" href={meterAddressOf(meter)}>
            {t('leak.meter')}
          </Link>
        </span>
        {ongoing.length > 1 && (
          <span className={css.otherWay}>
            <Link variant="text" href="/espace-consommation/surveillance">
              {t('leak.all')}
            </Link>
          </span>
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
  const check = <CheckButton status={status} onCheck={onCheck} />;
  if (checkedCount === 0) return <Unchecked>{check}</Unchecked>;
  return (
    <div className={css.status.ok}>
      <p role="status" className={css.statusWords}>
        {noneText(status)}
      </p>
      {check}
    </div>
  );
};
