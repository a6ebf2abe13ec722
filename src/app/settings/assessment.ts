import type { Assessment } from '../../rgaa.ts';
import { conformity } from './conformity.ts';

/** What `docs/rgaa.md` comes to, read by the build (vite.config.ts): the legal pages alone hold it. */
declare const __RGAA__: Assessment;

/** What fills the statement of accessibility. */
export const assessmentValues = (): Record<string, string> => {
  const { date, conforming, reviewed, applicable, percentage, failures } = __RGAA__;
  return {
    conformity: conformity(),
    assessedOn: date,
    conforming: String(conforming),
    reviewed: String(reviewed),
    applicable: String(applicable),
    percentage: String(percentage),
    failures: failures.map(({ number, how }) => `- Critère ${number}\u00a0: ${how}.`).join('\n'),
  };
};
