import { and, not, or } from 'xstate';
import { type GuardChart, guardText } from '../../chart/guardChart.ts';
import { combinedGuards } from '../../explore/seam.ts';
import { type Fault, onBranch, without } from './fault.ts';

const combine = (kind: string, guards: readonly unknown[]): unknown =>
  Reflect.apply(kind === 'or' ? or : and, undefined, [guards]);

const changed = (guard: unknown, change: (kind: string, guards: unknown[]) => unknown): unknown => {
  const combined = combinedGuards(guard);
  return combined ? change(combined.kind, combined.guards) : guard;
};

/** What can be wrong with a guard made of others: one of them left out or negated, `and` for `or`. */
export const operandFaults = (branch: string, guard: GuardChart): Fault[] => {
  if (guard.kind !== 'and' && guard.kind !== 'or') return [];
  const other = guard.kind === 'and' ? 'or' : 'and';
  const rewriting = (change: (kind: string, guards: unknown[]) => unknown) =>
    onBranch(branch, (config) => ({ ...config, guard: changed(config.guard, change) }));
  return [
    {
      id: `operator ${branch}`,
      what: `with ${other} for ${guard.kind}`,
      rewriting: rewriting((_, guards) => combine(other, guards)),
    },
    ...guard.guards.flatMap((operand, index) => [
      {
        id: `operand ${index} ${branch}`,
        what: `without ${guardText(operand)}`,
        rewriting: rewriting((kind, guards) => combine(kind, without(guards, index))),
      },
      {
        id: `operand not ${index} ${branch}`,
        what: `with not ${guardText(operand)}`,
        rewriting: rewriting((kind, guards) =>
          combine(
            kind,
            guards.map((each, at) => (at === index ? Reflect.apply(not, undefined, [each]) : each)),
          ),
        ),
      },
    ]),
  ];
};
