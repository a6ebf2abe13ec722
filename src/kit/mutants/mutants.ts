import type { AnyStateMachine } from 'xstate';
import type { Exploration } from '../explore/explore.ts';
import { branchFaults } from './faults/branches.ts';
import { extraFaults } from './faults/extra.ts';
import { stateFaults } from './faults/states.ts';
import { rewrite } from './rewrite.ts';

/** A machine with one fault. Its id says what was done to which branch or state; it begins with its operator. */
export type Mutant = { id: string; what: string; build: () => AnyStateMachine };

/** Every machine that differs from this one by one fault: in a branch, in a state, or by a branch too many. */
export const listMutants = (exploration: Exploration): Mutant[] => {
  const { machine } = exploration.model;
  const faults = [
    ...branchFaults(exploration.chart),
    ...stateFaults(exploration.chart),
    ...extraFaults(exploration),
  ];
  return faults.map(({ id, what, rewriting }) => ({ id, what, build: () => rewrite(machine, rewriting) }));
};
