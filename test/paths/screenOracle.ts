import type { Oracle } from '#src/kit/mutants/mutate.ts';
import { type FlowExpectations, shownAt } from '../walks/expectations.ts';

/** Visible part of a step, without the context. No path can detect a mutant that changes no visible part. */
export const screenOracle =
  (expectations: FlowExpectations): Oracle =>
  ({ name, calls, called, actions, configuration: { snapshot } }, frames) => ({
    name,
    marks: [...snapshot.tags].sort(),
    shown: shownAt(expectations, frames, frames.length - 1),
    calls,
    called,
    emitted: actions.filter((action) => action.startsWith('emit ')),
    ended: { status: snapshot.status, output: snapshot.output },
  });
