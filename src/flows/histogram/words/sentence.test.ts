import { describe, expect, it } from 'vitest';
import type { MeterRead } from '../../../domain/consumption/bars.ts';
import { toHistogram } from '../../../domain/consumption/histogram.ts';
import type { Measure } from '../../../domain/consumption/measure.ts';
import { type Period, yearBefore } from '../../../domain/consumption/period.ts';
import { makeMeasures, measureOn, withMeasures } from '../../../domain/fixtures/consumption.ts';
import { barName } from './barNames.ts';
import { findEmptyReason, listNotes } from './notes.ts';
import { comparisonWords, describeConsumption, toTrend } from './sentence.ts';

const today = new Date(2026, 10, 22);
const monthly = (name: string): Period => ({ mode: 'monthly', name });
const daily = (name: string): Period => ({ mode: 'daily', name });

const plain = (words: string): string => words.replace(/[\u00A0\u202F]/g, ' ');

const same = (period: Period, until = '9999'): Measure[] => {
  const days = makeMeasures(period, { until, index: Number(period.name.slice(0, 4)) * 10_000 });
  return days.map((measure) => ({ ...measure, volume: 10 }));
};

const read = (period: Period, more: Partial<MeterRead> = {}) =>
  toHistogram({
    kind: 'TR',
    period,
    today,
    measures: same(period, '2026-11-22'),
    before: same(yearBefore(period)),
    ...more,
  });

const without = { volume: null, index: null };

const changed = (period: Period, changes: Parameters<typeof withMeasures>[1]): Partial<MeterRead> => ({
  measures: withMeasures(same(period), changes),
});

const inSummer = { today: new Date(2025, 5, 1) };
const inLeapSummer = { today: new Date(2028, 5, 1), measures: same(daily('2028-02')) };

const sentence = (...parameters: Parameters<typeof read>): string =>
  plain(describeConsumption(read(...parameters)));

describe('histogram sentence', () => {
  const only = (day: string, volume: number) => [measureOn(day, { volume })];

  it.each([
    [35.2, 31.4, '12 % de plus', 'more'],
    [31.4, 35.2, '11 % de moins', 'less'],
    [30, 10, '200 % de plus', 'more'],
    [10.05, 10, 'stable', 'stable'],
    [9.95, 10, 'stable', 'stable'],
    [10.1, 10, '1 % de plus', 'more'],
    [0, 10, '100 % de moins', 'less'],
    [10, 10, 'autant', 'same'],
    [0, 0, 'autant', 'same'],
    [10, 0, 'contre 0,000 m³', 'zero'],
    [10, -5, 'contre −5,000 m³', 'zero'],
    [-5, 10, 'contre 10,000 m³', 'zero'],
  ])('returns for %d m³ after %d m³ the sentence « %s » and the trend %s', (volume, before, words, trend) => {
    expect(plain(comparisonWords({ volume, before }))).toBe(words);
    expect(toTrend({ volume, before })).toBe(trend);
  });

  it.each<[string, string, string]>([
    ['a month', sentence(daily('2026-07')), 'Juillet : 310,000 m³, autant qu’en juillet 2025.'],
    ['a year', sentence(monthly('2025')), 'En 2025 : 120,000 m³, autant qu’en 2024.'],
    [
      'the year so far',
      sentence(monthly('2026')),
      'De janvier à octobre 2026 : 100,000 m³, autant que sur les mêmes mois de 2025.',
    ],
    [
      'the month so far',
      sentence(daily('2026-11')),
      'Du 1er au 21 novembre 2026 : 210,000 m³, autant que sur les mêmes jours de novembre 2025.',
    ],
    [
      'a month alone',
      sentence(monthly('2026'), { measures: only('2026-04-01', 12), before: only('2025-04-01', 10) }),
      'Avril 2026 : 12,000 m³, 20 % de plus qu’en avril 2025.',
    ],
    [
      'a day alone',
      sentence(daily('2026-04'), { measures: only('2026-04-01', 12), before: only('2025-04-01', 10) }),
      'Le 1er avril 2026 : 12,000 m³, 20 % de plus que le 1er avril 2025.',
    ],
    [
      'a month name with an elision',
      sentence(monthly('2026'), { measures: same(monthly('2026')).slice(3, 6) }),
      'D’avril à juin 2026 : 30,000 m³, autant que sur les mêmes mois de 2025.',
    ],
    [
      'days of August',
      sentence(daily('2026-08'), { measures: same(daily('2026-08')).slice(2) }),
      'Du 3 au 31 août 2026 : 290,000 m³, autant que sur les mêmes jours d’août 2025.',
    ],
    [
      'a missing month',
      sentence(monthly('2026'), changed(monthly('2026'), { '2026-03-01': null })),
      'De janvier à octobre 2026, sauf mars : 90,000 m³, autant que sur les mêmes mois de 2025.',
    ],
    [
      'missing months',
      sentence(
        monthly('2026'),
        changed(monthly('2026'), { '2026-03-01': null, '2026-04-01': null, '2026-06-01': null }),
      ),
      'De janvier à octobre 2026, sauf 3 mois : 70,000 m³, autant que sur les mêmes mois de 2025.',
    ],
    [
      'a missing day',
      sentence(daily('2026-07'), changed(daily('2026-07'), { '2026-07-05': null })),
      'Du 1er au 31 juillet 2026, sauf 1 jour : 300,000 m³, autant que sur les mêmes jours de juillet 2025.',
    ],
    [
      'February after a leap year',
      sentence(daily('2025-02'), inSummer),
      'Du 1er au 28 février 2025 : 280,000 m³, autant que sur les mêmes jours de février 2024.',
    ],
    [
      'February of a leap year',
      sentence(daily('2028-02'), inLeapSummer),
      'Du 1er au 28 février 2028 : 280,000 m³, autant que sur les mêmes jours de février 2027.',
    ],
    [
      'nothing the year before',
      sentence(monthly('2026'), { measures: only('2026-04-01', 12), before: only('2025-04-01', 0) }),
      'Avril 2026 : 12,000 m³, contre 0,000 m³ en avril 2025.',
    ],
    [
      'a negligible difference',
      sentence(monthly('2026'), { measures: only('2026-04-01', 10.05), before: only('2025-04-01', 10) }),
      'Avril 2026 : 10,050 m³, stable, contre 10,000 m³ en avril 2025.',
    ],
    ['no comparison', sentence(daily('2026-07'), { before: null }), 'Juillet 2026 : 310,000 m³.'],
    ['a period without measures', sentence(daily('2026-07'), { measures: [], before: null }), ''],
  ])('returns the sentence about the consumption of %s', (_, actual, words) => {
    expect(actual).toBe(words);
  });
});

describe('notes under the histogram', () => {
  const notes = (...parameters: Parameters<typeof read>): string[] =>
    listNotes(read(...parameters)).map(plain);

  it.each<[string, string[], string]>([
    ['the newest reading', notes(daily('2026-07')), 'Dernier relevé de la période : 31 juillet 2026.'],
    ['the current month', notes(monthly('2026')), 'Novembre est en cours et n’est pas comparé.'],
    ['the current day', notes(daily('2026-11')), 'La journée en cours n’est pas comparée.'],
    [
      'a missing day, and why',
      notes(daily('2026-07'), changed(daily('2026-07'), { '2026-07-05': without })),
      'Sans relevé : 5 juillet 2026 (relevé non transmis).',
    ],
    [
      'the months that are not compared',
      notes(monthly('2026'), changed(monthly('2026'), { '2026-03-01': null, '2026-05-01': null })),
      'Non comparé, faute de relevés complets sur les deux années : mars et mai.',
    ],
    [
      'a leap day',
      notes(daily('2028-02'), inLeapSummer),
      'Le 29 février 2028 n’a pas d’équivalent en 2027 : il n’est pas comparé.',
    ],
    [
      'the leap day of the year before',
      notes(daily('2025-02'), inSummer),
      'Le 29 février 2024 n’a pas d’équivalent en 2025 : il n’est pas comparé.',
    ],
    [
      'a meter changed one day',
      notes(daily('2026-07'), changed(daily('2026-07'), { '2026-07-01': { index: 99_000_000 } })),
      'Compteur remplacé le 2 juillet 2026.',
    ],
    [
      'a meter changed one month',
      notes(monthly('2026'), changed(monthly('2026'), { '2026-03-01': { index: 99_000_000 } })),
      'Compteur remplacé en avril 2026.',
    ],
    [
      'a meter changed since',
      notes(daily('2026-07'), { before: [measureOn('2025-07-01', { index: 99_000_000 })] }),
      'Le compteur a été remplacé depuis juillet 2025 : la comparaison porte sur deux compteurs.',
    ],
    [
      'a comparison that failed',
      notes(daily('2026-07'), { before: null }),
      'La consommation de juillet 2025 n’a pas pu être lue : il n’y a pas de comparaison.',
    ],
    [
      'a comparison that is too old',
      notes(monthly('2024'), { before: null }),
      'Les mesures de 2023 ne sont plus conservées : il n’y a pas de comparaison.',
    ],
    [
      'an incomplete month',
      notes(monthly('2026'), { measures: [measureOn('2026-03-01'), measureOn('2026-03-09', without)] }),
      'Incomplet, un relevé manque : mars.',
    ],
  ])('writes a note about %s under the histogram', (_, actual, words) => {
    expect(actual).toContain(words);
  });

  it('writes no note about an incomplete or current month if the whole period is complete', () => {
    expect(notes(daily('2026-07'))).toHaveLength(1);
  });
});

describe('accessible name of a bar', () => {
  it.each([
    [
      '2026-07',
      'Juillet 2026 : 35,200 m³, mesuré ; juillet 2025 : 31,400 m³ ; index au 31 juillet 2026 : 1 203 m³',
    ],
    ['2026-08', 'Août 2026 : 35,200 m³, estimé ; août 2025 : non connu ; index au 1er août 2026 : 1 204 m³'],
    ['2026-09', 'Septembre 2026 : relevé non transmis ; septembre 2025 : non connu'],
    ['2026-11', 'Novembre 2026 : 35,200 m³, mesuré, en cours ; novembre 2025 : non connu'],
    ['2026-12', 'Décembre 2026 : à venir ; décembre 2025 : non connu'],
  ])('includes in the name of the bar of %s the day, volume, quality, comparison and index', (slot, name) => {
    const { bars, comparison } = read(monthly('2026'), {
      measures: [
        measureOn('2026-07-31', { index: 1_203.709 }),
        measureOn('2026-08-01', { isEstimated: true }),
        measureOn('2026-09-01', without),
        measureOn('2026-11-01', { index: null }),
      ],
      before: [measureOn('2025-07-01', { volume: 31.4 })],
    });
    const bar = bars.find((each) => each.slot === slot);
    expect(bar && plain(barName(bar, comparison))).toBe(name);
  });

  it('includes « en cours » in the name of the bar of the current day without a reading', () => {
    const { bars, comparison } = read(daily('2026-11'), { measures: [] });
    const bar = bars.find(({ isUnderWay }) => isUnderWay);
    expect(bar && plain(barName(bar, comparison))).toMatch(/^22 novembre 2026 : en cours ;/);
  });

  it('omits the previous year from the name of a bar if that year is not loaded', () => {
    const { bars, comparison } = read(daily('2026-07'), { before: null });
    expect(bars[0] && plain(barName(bars[0], comparison))).toBe(
      '1er juillet 2026 : 10,000 m³, mesuré ; index : 20 260 035 m³',
    );
  });
});

describe('a meter read on site', () => {
  const before = [
    measureOn('2024-10-31'),
    measureOn('2025-05-01', { volume: 1_700 }),
    measureOn('2025-10-30'),
  ];
  const measures = [measureOn('2026-04-30', { volume: 1_760 }), measureOn('2026-10-29', { index: 1_300 })];
  const onSite = (more: Partial<MeterRead> = {}) =>
    read(monthly('2026'), { kind: 'SE', measures, before, ...more });
  const notes = (more?: Partial<MeterRead>) => listNotes(onSite(more)).map(plain);

  it('describes the days from the first to the last reading, not the calendar year', () => {
    expect(plain(describeConsumption(onSite()))).toBe(
      'Du 31 octobre 2025 au 29 octobre 2026 : 1 795,200 m³, 3 % de plus que du 1er novembre 2024 au 30 octobre 2025.',
    );
    expect(plain(describeConsumption(onSite({ before: null })))).toBe(
      'Jusqu’au 29 octobre 2026 : 1 795,200 m³.',
    );
  });

  it('includes in the name of each bar the days of its reading and of the previous year', () => {
    const { bars, comparison } = onSite();
    expect(bars.map((bar) => plain(barName(bar, comparison)))).toEqual([
      'Du 31 octobre 2025 au 30 avril 2026 : 1 760,000 m³, mesuré ; du 1er novembre 2024 au 1er mai 2025 : 1 700,000 m³ ; index : 1 204 m³',
      'Du 1er mai au 29 octobre 2026 : 35,200 m³, mesuré ; du 2 mai au 30 octobre 2025 : 35,200 m³ ; index : 1 300 m³',
    ]);
  });

  it('writes a note about the days before the first reading and after the last reading', () => {
    expect(notes()).toEqual([
      'Dernier relevé de la période : 29 octobre 2026.',
      'Le premier relevé compte aussi la consommation d’avant 2026, depuis le 31 octobre 2025.',
      'La consommation après le 29 octobre 2026 est comptée au relevé suivant.',
    ]);
    expect(notes({ before: null })).toContain(
      'Le premier relevé compte la consommation depuis un relevé dont le jour n’est pas connu.',
    );
    expect(notes({ before: [] })).toContain(
      'L’ensemble n’est pas comparé : un relevé au moins n’en a pas un an avant qui couvre les mêmes jours, à un mois près.',
    );
  });

  it('writes a note about each missed on-site reading', () => {
    const missed = measureOn('2026-09-03', without);
    expect(notes({ measures: [...measures.slice(0, 1), missed] })).toContain(
      'Relevé non transmis : 3 septembre 2026.',
    );
    expect(findEmptyReason(onSite({ measures: [missed] }))).toBe('notTransmitted');
    expect(findEmptyReason(onSite({ measures: [] }))).toBe('notRead');
  });
});

it('returns the name of a bar that is only a correction, and of a bar that includes one', () => {
  const measures = [
    measureOn('2026-03-31', { volume: -20 }),
    measureOn('2026-04-15', { volume: 30 }),
    measureOn('2026-04-30', { volume: -5 }),
  ];
  const histogram = read(monthly('2026'), { measures, before: null });
  const [march, april] = histogram.bars.slice(2, 4).map((bar) => plain(barName(bar, histogram.comparison)));
  expect(march).toContain('Mars 2026 : −20,000 m³, mesuré, régularisation ;');
  expect(april).toContain('Avril 2026 : 25,000 m³, mesuré, dont régularisation de −5,000 m³ ;');
  expect(listNotes(histogram).map(plain)).toContain(
    'Régularisation de −5,000 m³ (avril 2026) : elle est déduite du total.',
  );
});
