import { type Measure, median, ms, percentile } from './benchmark.ts';

export type Trace = {
  fcp: number;
  lcp: number;
  largest: string;
  shifts: Shift[];
  tasks: { start: number; duration: number }[];
  scripts: number;
};

export type Shift = { start: number; score: number; moved: string[] };

export type Vitals = { fcp: number; lcp: number; cls: number; tbt: number; scripts: number };

/** In ms: a pause of `windowGap` or a total of `windowLength` ends a group of layout shifts (web.dev/cls). */
const windowGap = 1000;
const windowLength = 5000;

export const cumulativeShift = (shifts: readonly Shift[]): number => {
  let [first, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [sum, worst] = [0, 0];
  for (const { start, score } of shifts) {
    if (start - last > windowGap || start - first > windowLength) [first, sum] = [start, 0];
    last = start;
    sum += score;
    worst = Math.max(worst, sum);
  }
  return worst;
};

/** Total blocking time: sum of the time above 50 ms of each task after the first paint. */
export const blockingTime = (tasks: Trace['tasks'], fcp: number): number =>
  tasks
    .map(({ start, duration }) => start + duration - Math.max(start, fcp) - 50)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);

export const toVitals = ({ fcp, lcp, shifts, tasks, scripts }: Trace): Vitals => ({
  fcp,
  lcp,
  scripts,
  cls: cumulativeShift(shifts),
  tbt: blockingTime(tasks, fcp),
});

export const toMedians = (traces: readonly Trace[]): Vitals => {
  const vitals = traces.map(toVitals);
  const middle = (key: keyof Vitals) => median(vitals.map((each) => each[key]));
  const [fcp, lcp, cls] = [middle('fcp'), middle('lcp'), middle('cls')];
  return { fcp, lcp, cls, tbt: middle('tbt'), scripts: middle('scripts') };
};

/** Maximum values of a page. `fcp` and `lcp` are multiples of those of the minimal page (`floor/`). */
export type Budgets = { fcp: number; lcp: number; cls: number; scripts: number };

export const toVitalMeasures = (
  label: string,
  traces: readonly Trace[],
  against?: { floor: Vitals; budgets: Budgets },
): Measure[] => {
  const { fcp, lcp, cls, tbt, scripts } = toMedians(traces);
  const limit = (key: 'cls' | 'scripts') => against && { budget: against.budgets[key] };
  const ratio = (of: string, value: number, budget: number) => ({
    label: `${label}, ${of} / floor`,
    value,
    unit: '×',
    digits: 2,
    budget,
  });
  return [
    { label: `${label}, FCP`, value: fcp, unit: 'ms', digits: 0 },
    { label: `${label}, LCP: ${traces.at(-1)?.largest}`, value: lcp, unit: 'ms', digits: 0 },
    { label: `${label}, total blocking time`, value: tbt, unit: 'ms', digits: 0 },
    { label: `${label}, scripts before the LCP`, value: scripts, unit: '', digits: 0, ...limit('scripts') },
    { label: `${label}, CLS`, value: cls, unit: '', digits: 3, ...limit('cls') },
    ...(against
      ? [
          ratio('FCP', fcp / against.floor.fcp, against.budgets.fcp),
          ratio('LCP', lcp / against.floor.lcp, against.budgets.lcp),
        ]
      : []),
  ];
};

export const toShiftMeasures = (label: string, traces: readonly Trace[]): Measure[] =>
  (traces.at(-1)?.shifts ?? [])
    .filter(({ score }) => score >= 0.0005)
    .map(({ start, score, moved }) => ({
      label: `${label}, moves at ${start.toFixed(0)} ms: ${moved.slice(0, 3).join(' ; ')}`,
      value: score,
      unit: '',
      digits: 3,
    }));

export type Answer = { duration: number; delay: number; scripts: number; layout: number };

export const atOnce: Answer = { duration: 0, delay: 0, scripts: 0, layout: 0 };

const budget = 100;

export const findMedianAnswer = (answers: readonly Answer[]): Answer => {
  const duration = median(answers.map((answer) => answer.duration));
  return answers.find((answer) => answer.duration === duration) ?? atOnce;
};

const inWords = ({ delay, scripts, layout }: Answer): string =>
  `wait ${delay.toFixed(0)}, scripts ${scripts.toFixed(0)}, layout ${layout.toFixed(0)}`;

export const toAnswerMeasures = (
  label: string,
  gestures: readonly { gesture: string; answers: readonly Answer[] }[],
): Measure[] => {
  const slowestFirst = gestures
    .map(({ gesture, answers }) => ({ gesture, ...findMedianAnswer(answers) }))
    .sort((a, b) => b.duration - a.duration);
  const durations = slowestFirst.map(({ duration }) => duration);
  return [
    ms(`${label}, 98th percentile of ${durations.length}`, percentile(durations, 0.98), budget),
    { label: `${label}, median`, value: median(durations), unit: 'ms' },
    ...slowestFirst
      .filter(({ duration }, rank) => rank === 0 || duration > budget)
      .map(({ gesture, ...answer }, rank) => ({
        label: `${label}, ${rank === 0 ? 'slowest' : 'also'}: ${gesture} (${inWords(answer)})`,
        value: answer.duration,
        unit: 'ms',
      })),
  ];
};
