const states = ['conforme', 'non conforme', 'non applicable'] as const;

type State = (typeof states)[number];

/** A line of the tables of `docs/rgaa.md`. */
export type Criterion = {
  number: string;
  title: string;
  state: State;
  /** Whether tests or a reading say that it is met; empty where it is not. */
  judge: string;
  how: string;
  proofs: readonly string[];
};

/** What the statement of accessibility draws from them. */
export type Assessment = {
  date: string;
  conforming: number;
  /** Of those, what no test can judge, or not everywhere. */
  reviewed: number;
  applicable: number;
  /** Of the applicable criteria, those that are met: a whole number, never rounded up. */
  percentage: number;
  failures: readonly { number: string; how: string }[];
};

export type Conformity = 'partial' | 'none';

/** The state that a rate gives: a total conformity needs an audit, which a self-assessment is not. */
export const toConformity = ({ percentage }: Pick<Assessment, 'percentage'>): Conformity =>
  percentage >= 50 ? 'partial' : 'none';

const isState = (text: string): text is State => states.some((state) => state === text);

/** The lines of the tables, in their order. @throws where one has no state. */
export const readCriteria = (document: string): Criterion[] =>
  [...document.matchAll(/^\| (\d+\.\d+) \|(.*)\|$/gm)].map(([, number = '', cells = '']) => {
    const [title = '', state = '', judge = '', how = '', proofs = ''] = cells
      .split('|')
      .map((cell) => cell.trim());
    if (!isState(state)) throw new Error(`The criterion ${number} has no state: ${state}`);
    const files = [...proofs.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return { number, title, state, judge, how, proofs: files };
  });

/** Sums up `docs/rgaa.md`, the only place where the assessment is written. @throws where it has no date. */
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
