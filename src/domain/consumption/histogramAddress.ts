import type { Meter } from './meter.ts';
import { isWithinReach, type Period, readPeriod, usualPeriod } from './period.ts';

export type Face = 'chart' | 'table';

export type HistogramShown = { period: Period; view: Face };

export type HistogramRequest = HistogramShown & { isPeriodWrong: boolean };

const parsePeriod = (parameters: URLSearchParams, kind: Meter['kind'], today: Date): Period | null => {
  const mode = parameters.get('mode') ?? 'monthly';
  if (mode !== 'monthly' && (mode !== 'daily' || kind !== 'TR')) return null;
  const period = readPeriod(parameters.get('period') ?? usualPeriod(mode, today).name);
  return period?.mode === mode && isWithinReach(period, today) ? period : null;
};

export const histogramOfAddress = (
  parameters: URLSearchParams,
  { kind }: Pick<Meter, 'kind'>,
  today: Date,
): HistogramRequest => {
  const period = parsePeriod(parameters, kind, today);
  return {
    period: period ?? usualPeriod('monthly', today),
    view: parameters.get('view') === 'table' ? 'table' : 'chart',
    isPeriodWrong: period === null,
  };
};

export const addressOfHistogram = ({ period: { mode, name }, view }: HistogramShown, today: Date) =>
  new URLSearchParams({
    ...(mode !== 'monthly' && { mode }),
    ...(name !== usualPeriod(mode, today).name && { period: name }),
    ...(view !== 'chart' && { view }),
  });
