import { invoicesRead, metersRead, type Read } from '../../api/client/reads.ts';
import { lastTwelveMonths, pendingCriteria } from '../../domain/calendar.ts';
import { matchesRoute } from '../../domain/paths.ts';
import { meterOfPath } from '../navigation/addresses.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

/** Calls that a page may start before the profile is loaded, because users of every role may make them. */
const firstReads = {
  overview: () => [
    invoicesRead({ criteria: pendingCriteria(new Date()), page: 1 }),
    metersRead({ criteria: {}, page: 1 }),
  ],
  invoices: ({ search }) =>
    search ? [] : [invoicesRead({ criteria: lastTwelveMonths(new Date()), page: 1 })],
  meters: ({ search }) => (search ? [] : [metersRead({ criteria: {}, page: 1 })]),
  meter: ({ pathname }) => {
    const { reference } = meterOfPath(pathname);
    return /^\d{1,12}$/.test(reference) ? [metersRead({ criteria: { reference }, page: 1 })] : [];
  },
} satisfies Record<string, (address: Address) => Read[]>;

export type FirstRead = keyof typeof firstReads;

const isFirstRead = (name: string): name is FirstRead => Object.hasOwn(firstReads, name);

/** Early calls of the prerendered page; none for a list with a search, whose criteria need a later script. */
export const findFirstReads = ({ dataset: { read = '' } }: HTMLElement, address: Address): Read[] =>
  isFirstRead(read) ? firstReads[read](address) : [];

export type Arrival = { token: string | null; relayState: string | null };

/** Moves the sign-in parameters out of the URL; null on any other page (docs/rules.md#sign-in). */
export const takeArrival = (): Arrival | null => {
  const { pathname, search } = location;
  if (!matchesRoute('/authenticate', pathname)) return null;
  const query = new URLSearchParams(search);
  history.replaceState(null, '', pathname);
  return { token: query.get('token') || null, relayState: query.get('RelayState') };
};

const late = () => document.getElementById('late');

/** Shows the message of `index.html` if the portal cannot start (docs/rules.md#error-screens). */
export const showStartFailure = (): void => {
  document.documentElement.setAttribute('data-failed', '');
  document.title = `${late()?.querySelector('h2')?.textContent ?? ''} – ${document.title}`;
};

export const forgetStartFailure = (): void => {
  late()?.remove();
  document.getElementById('outdated')?.remove();
};
