const states = ['conforme', 'non conforme', 'non applicable'] as const;

type State = (typeof states)[number];

export type Criterion = {
  number: string;
  title: string;
  state: State;
  /** Evidence that the criterion is met: `tests` or `relecture`; empty if it is not met. */
  judge: string;
  how: string;
  proofs: readonly string[];
};

export type Assessment = {
  date: string;
  conforming: number;
  reviewed: number;
  applicable: number;
  percentage: number;
  failures: readonly { number: string; how: string }[];
};

export type Conformity = 'partial' | 'none';

/** Level of conformity, at most partial, because only an external audit may declare total conformity. */
export const toConformity = ({ percentage }: Pick<Assessment, 'percentage'>): Conformity =>
  percentage >= 50 ? 'partial' : 'none';

const isState = (text: string): text is State => states.some((state) => state === text);

/** Parses the table rows of `docs/rgaa.md`. Throws if a row has no state. */
export const readCriteria = (document: string): Criterion[] =>
  [...document.matchAll(/^\| (\d+\.\d+) \|(.*)\|$/gm)].map(([, number = '', cells = '']) => {
    const [title = '', state = '', judge = '', how = '', proofs = ''] = cells
      .split('|')
      .map((cell) => cell.trim());
    if (!isState(state)) throw new Error(`The criterion ${number} has an unknown state: ${state}`);
    const files = [...proofs.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return { number, title, state, judge, how, proofs: files };
  });

/** Summary of `docs/rgaa.md`, the only source of the assessment. Throws if it has no date. */
export const toAssessment = (document: string): Assessment => {
  const [, date] = /^Auto-évaluation du (\d{1,2}(?:er)? \p{L}+ \d{4})/mu.exec(document) ?? [];
  const criteria = readCriteria(document);
  if (!date) throw new Error('The assessment has no date');
  const applicable = criteria.filter(({ state }) => state !== 'non applicable');
  const failures = applicable.filter(({ state }) => state === 'non conforme');
  const conforming = applicable.length - failures.length;
  return {
    date,
    conforming,
    reviewed: criteria.filter(({ judge }) => judge === 'relecture').length,
    applicable: applicable.length,
    percentage: Math.floor((100 * conforming) / applicable.length),
    failures: failures.map(({ number, how }) => ({ number, how })),
  };
};
