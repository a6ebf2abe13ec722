import { catalogue } from '#machines/catalogue.ts';
import type { Flow } from '#machines/kit/flow.ts';

const isMiddling = ({ id }: Flow): boolean => id === 'directDebit';

/** Every flow; the first, which `npm test` plays, has nested states, calls, forms and two ways out, and is not the longest. */
export const flows: readonly Flow[] = [
  ...catalogue.filter(isMiddling),
  ...catalogue.filter((flow) => !isMiddling(flow)),
];
