import { lastTwelveMonths } from '#machines/domain/calendar.ts';
import { invoicesRead, metersRead, type Read } from '../api/reads.ts';
import { meterOfPath } from './meterPath.ts';
import type { RoutePath } from './routes.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

/** Of what whoever signs in may read: the pages of a role wait for the profile to say it. */
const firstReads: Partial<Record<RoutePath, (address: Address) => Read | null>> = {
  '/espace-facturation': ({ search }) =>
    search ? null : invoicesRead({ criteria: lastTwelveMonths(new Date()), page: 1 }),
  '/espace-consommation': ({ search }) => (search ? null : metersRead({ criteria: {}, page: 1 })),
  '/espace-consommation/:kind/:reference/:idPDS': ({ pathname }) => {
    const { reference } = meterOfPath(pathname);
    return /^\d{1,12}$/.test(reference) ? metersRead({ criteria: { reference }, page: 1 }) : null;
  },
};

const isOfRead = (page: string): page is keyof typeof firstReads => Object.hasOwn(firstReads, page);

/**
 * What the page that is painted reads first, where its address alone says it; null where only its code knows: a search is read
 * by schemas that the first script does without.
 */
export const firstReadOf = ({ dataset: { page = '' } }: HTMLElement, address: Address): Read | null =>
  (isOfRead(page) && firstReads[page]?.(address)) || null;
