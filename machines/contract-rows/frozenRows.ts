import { createActor } from 'xstate';
import { pageSize } from '#src/domain/contract/contractPage.ts';
import type { contractRowsMachine } from './contractRows.machine.ts';

type RowsMachine<Criteria, Row> = ReturnType<typeof contractRowsMachine<Criteria, Row>>;

type Carried<Criteria, Row> = {
  reference: string;
  criteria: Criteria;
  rows: readonly Row[];
  rowCount: number;
};

/** Makes the actor of pages that stay in a state, the second one asked for: what a story shows. */
export const frozenRows =
  <Criteria, Row>(machine: RowsMachine<Criteria, Row>, input: Carried<Criteria, Row>) =>
  (value: 'shown' | 'turning' | 'stuck') => {
    const { rows, ...contract } = input;
    return createActor(machine, {
      input,
      snapshot: machine.resolveState({
        value,
        context: {
          ...contract,
          pages: new Map([[1, rows]]),
          unread: [],
          page: 1,
          size: pageSize,
          requested: value === 'shown' ? null : { page: 2, size: pageSize },
          failure: null,
        },
      }),
    });
  };
