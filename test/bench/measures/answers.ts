import { type Measure, median, percentile } from '../benchmark.ts';

/** How an interaction has been answered: what is between a hand's gesture and its painted answer, in milliseconds. */
export type Answer = {
  /** From the gesture to its paint. */
  duration: number;
  /** Before its handlers run. */
  delay: number;
  /** What scripts last of it, and what styling and laying out do. */
  scripts: number;
  layout: number;
};

/** Sooner than browsers tell. */
export const atOnce: Answer = { duration: 0, delay: 0, scripts: 0, layout: 0 };

const budget = 100;

/** The middle one, in how long they last. */
export const findMedianAnswer = (answers: readonly Answer[]): Answer => {
  const duration = median(answers.map((answer) => answer.duration));
  return answers.find((answer) => answer.duration === duration) ?? atOnce;
};

const inWords = ({ delay, scripts, layout }: Answer): string =>
  `waits ${delay.toFixed(0)}, scripts ${scripts.toFixed(0)}, layout ${layout.toFixed(0)}`;

/** The 98th percentile of a page, its slowest gesture and the others over the budget. */
export const toAnswerMeasures = (
  label: string,
  gestures: readonly { gesture: string; answers: readonly Answer[] }[],
): Measure[] => {
  const slowestFirst = gestures
    .map(({ gesture, answers }) => ({ gesture, ...findMedianAnswer(answers) }))
    .sort((a, b) => b.duration - a.duration);
  const durations = slowestFirst.map(({ duration }) => duration);
  const count = durations.length;
  return [
    {
      label: `${label}, 98th percentile of ${count}`,
      value: percentile(durations, 0.98),
      unit: 'ms',
      budget,
    },
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
