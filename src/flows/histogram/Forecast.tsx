import { useEffect, useMemo } from 'react';
import { t } from '#locales/fr/forecast.ts';
import { plural } from '#locales/translator.ts';
import {
  type Forecast as Foresight,
  forecastYear,
  rangeWords,
  toForecastMonths,
} from '../../domain/consumption/forecast.ts';
import type { Histogram } from '../../domain/consumption/histogram.ts';
import * as css from './Histogram.css.ts';

export type Foreseen = { foresee: (histogram: Histogram) => Histogram };

type Props = { ofYear: Histogram; onForeseen: (foreseen: Foreseen) => void };

const addForecast = (histogram: Histogram, year: string, forecast: Foresight): Histogram =>
  forecast.kind === 'none' || histogram.period.name !== year
    ? histogram
    : {
        ...histogram,
        bars: histogram.bars.map((bar, rank) => {
          const range = forecast.months[rank];
          return range ? { ...bar, foreseen: { ...range, words: t('month', rangeWords(range)) } } : bar;
        }),
      };

/** Forecast of a meter for the current year (docs/rules.md#forecast). */
const Forecast = ({ ofYear: { bars, period }, onForeseen }: Props) => {
  const year = period.name;
  const before = String(Number(year) - 1);
  const forecast = useMemo(() => forecastYear(toForecastMonths(bars)), [bars]);
  useEffect(() => {
    onForeseen({ foresee: (histogram) => addForecast(histogram, year, forecast) });
  }, [onForeseen, forecast, year]);
  return (
    <>
      <h3 className={css.totalLabel}>{t('title', { year })}</h3>
      {forecast.kind === 'none' ? (
        <p className={css.forecastNote}>{t(`none.${forecast.reason}`, { year, before })}</p>
      ) : (
        <>
          <p className={css.forecastValue}>
            <span className={css.expected}>{t('expected', rangeWords(forecast))}</span>{' '}
            <span>{t('range', rangeWords(forecast))}</span>
          </p>
          {forecast.filled > 0 && (
            <p className={css.forecastNote}>
              {t(`filled.${plural(forecast.filled)}`, { count: forecast.filled })}
            </p>
          )}
          <p className={css.forecastNote}>{t('limits', { year, before })}</p>
        </>
      )}
    </>
  );
};

export default Forecast;
