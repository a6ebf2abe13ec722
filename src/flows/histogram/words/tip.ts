import { t } from '#locales/fr/histogram.ts';
import { formatRoundVolume } from '../../../domain/amounts.ts';
import type { Bar } from '../../../domain/consumption/bars.ts';
import { changeOf } from '../../../views/consumption/change.ts';
import { barTitle, capitalised } from '../../../views/consumption/names.ts';
import { natureNames, riseNames } from './barNames.ts';
import { percentOf } from './sentence.ts';

type Tip = {
  /** Rounded volume; null if unknown. */
  value: string | null;
  quality: string;
  before: string | null;
  usual: string | null;
  rise: string | null;
  index: string | null;
};

/** Volume of the year before: `2025 : 1 164 m³ (+ 24 %)`; null if there is none. */
const beforeWords = ({ slot, slotBefore, spanBefore, volume, before, isUnderWay }: Bar): string | null => {
  if (!slotBefore) return null;
  const isMonth = slot.length === 'yyyy-MM'.length;
  const name = isMonth
    ? slotBefore.slice(0, 'yyyy'.length)
    : barTitle({ slot: slotBefore, span: spanBefore });
  if (before === null) return t('bar.alone', { name: capitalised(name), value: t('beforeUnknown') });
  const percent = volume === null || isUnderWay ? null : percentOf({ volume, before });
  const written = formatRoundVolume(before);
  const value =
    percent === null ? written : t('comparison.value', { before: written, change: changeOf(percent).text });
  return t('bar.alone', { name: capitalised(name), value });
};

/** Lines of the tooltip of a bar. */
export const tipOf = (bar: Bar, hasBefore: boolean): Tip => {
  const { volume, usual } = bar;
  const quality = natureNames(bar).join(', ');
  return {
    value: volume === null ? null : formatRoundVolume(volume),
    quality: volume === null ? capitalised(quality) : quality,
    before: hasBefore ? beforeWords(bar) : null,
    usual: usual
      ? capitalised(
          t('rise.usual', { low: formatRoundVolume(usual.low), high: formatRoundVolume(usual.high) }),
        )
      : null,
    rise: riseNames(bar)[0] ?? null,
    index: bar.index && capitalised(t('index.alone', { shown: formatRoundVolume(bar.index.shown) })),
  };
};
