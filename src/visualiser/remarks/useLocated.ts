import { useMemo } from 'react';
import type { FlowRead } from '../app/flows.ts';
import { countByState, type Located, locate } from './places.ts';
import type { Remark } from './remark.schema.ts';

/** The remarks of a flow, each with where it is; and how many each state of its chart has. */
export const useLocated = (flow: FlowRead, list: readonly Remark[]) =>
  useMemo(() => {
    const located: readonly Located[] = list
      .filter((remark) => remark.flow === flow.id)
      .map((remark) => locate(flow, remark));
    return { located, counts: countByState(located) };
  }, [flow, list]);
