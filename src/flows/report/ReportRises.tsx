import { t } from '#locales/fr/report.ts';
import { plural } from '#locales/translator.ts';
import { formatLitres } from '../../domain/amounts.ts';
import type { JudgedDays, Report } from '../../domain/consumption/report.ts';
import { dayName, shortDayName } from '../../domain/format.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { meterName } from '../../views/alarm/alarmWords.ts';
import * as css from './Report.css.ts';
import { LongTable } from './ReportPlaces.tsx';
import { siteText } from './reportTexts.ts';

type Rise = Report['rises'][number];

type Props = {
  report: Report;
  /** Analysed days; null if no day of the year can be judged. */
  days: JudgedDays | null;
  addressOf: (rise: Rise) => string;
};

const daysText = ({ episode: { startDate, endDate, isGoingOn } }: Rise): string => {
  const inYear = new Date(`${startDate}T00:00:00`);
  const start = shortDayName(startDate, inYear);
  return isGoingOn
    ? t('rises.open', { start })
    : t('rises.between', { start, end: shortDayName(endDate, inYear) });
};

/** Unusual periods, the largest surplus first, by the rules of the watch (docs/unusual-consumption.md). */
export const Rises = ({ report: { rises, seasonCount, notJudgedCount }, days, addressOf }: Props) => (
  <section className={css.sheet} aria-labelledby="report-rises">
    <h2 id="report-rises">{t('rises.title')}</h2>
    {days ? (
      <>
        <p className={css.soft}>
          {t('rises.since', { start: dayName(days.firstJudged), end: dayName(days.endDate) })}
        </p>
        {days.firstOfSeason > days.firstJudged && (
          <p className={css.soft}>
            {t(days.firstOfSeason > days.endDate ? 'rises.leaksOnly' : 'rises.leaksFirst', {
              day: dayName(days.firstOfSeason),
            })}
          </p>
        )}
        {notJudgedCount > 0 && (
          <p>{t(`rises.notJudged.${plural(notJudgedCount)}`, { count: notJudgedCount })}</p>
        )}
        {seasonCount > 0 && (
          <p className={css.soft}>{t(`rises.season.${plural(seasonCount)}`, { count: seasonCount })}</p>
        )}
        {rises.length === 0 ? (
          <p>{t('rises.none')}</p>
        ) : (
          <LongTable
            caption={t('rises.title')}
            columns={[
              {
                key: 'meter',
                label: t('rises.meter'),
                cell: (rise) => <Link href={addressOf(rise)}>{meterName(rise.meter)}</Link>,
              },
              { key: 'place', label: t('rises.place'), cell: ({ meter }) => siteText(meter) },
              { key: 'days', label: t('rises.days'), cell: daysText },
              {
                key: 'surplus',
                label: t('rises.surplus'),
                isNumeric: true,
                cell: ({ episode }) => formatLitres(episode.litres),
              },
              {
                key: 'cause',
                label: t('rises.cause'),
                cell: ({ episode }) => t(`rises.causes.${episode.cause}`),
              },
            ]}
            rows={rises}
            keyOf={({ meter, episode }) => `${meter.reference} ${meter.idPDS} ${episode.startDate}`}
            countOf={(count) => t(`rises.${plural(count)}`, { count })}
          />
        )}
      </>
    ) : (
      <p>{t('rises.tooOld')}</p>
    )}
  </section>
);
