import type { Oracle } from '#src/kit/mutants/mutate.ts';
import { type FlowExpectations, shownAt } from '../walks/expectations.ts';

/**
 * What the portal lets see of a flow: its `data-state`, the marks that its tags put on the screen, what its expectations say
 * is shown or given at the end, the requests of its ports, and what it tells the page meanwhile. Never its context.
 */
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
