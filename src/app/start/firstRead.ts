import { invoicesRead, metersRead, type Read } from '../../api/client/reads.ts';
import { lastTwelveMonths } from '../../domain/calendar.ts';
import { matchesRoute } from '../../domain/paths.ts';
import { meterOfPath } from '../navigation/addresses.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

/** Of what whoever signs in may read: the pages of a role wait for the profile to say it. */
const firstReads = {
  invoices: ({ search }: Address) =>
    search ? null : invoicesRead({ criteria: lastTwelveMonths(new Date()), page: 1 }),
  meters: ({ search }: Address) => (search ? null : metersRead({ criteria: {}, page: 1 })),
  meter: ({ pathname }: Address) => {
    const { reference } = meterOfPath(pathname);
    return /^\d{1,12}$/.test(reference) ? metersRead({ criteria: { reference }, page: 1 }) : null;
  },
} satisfies Record<string, (address: Address) => Read | null>;

/** What a page may read first, by name: its declaration says it, and the build writes it in its HTML. */
export type FirstRead = keyof typeof firstReads;

const isFirstRead = (name: string): name is FirstRead => Object.hasOwn(firstReads, name);

/**
 * What the page that is painted reads first, where its address alone says it; null where only its code knows: a search is read
 * by schemas that the first script does without.
 */
export const findFirstRead = ({ dataset: { read = '' } }: HTMLElement, address: Address): Read | null =>
  isFirstRead(read) ? firstReads[read](address) : null;

/** What the sign-in hands over at `/authenticate`; `token` is null where it gave none. */
export type Arrival = { token: string | null; relayState: string | null };

/**
 * Takes what the sign-in handed over out of the address bar and the history, where it must not stay
 * (docs/rules.md#sign-in). Null on any other page.
 */
export const takeArrival = (): Arrival | null => {
  const { pathname, search } = location;
  if (!matchesRoute('/authenticate', pathname)) return null;
  const query = new URLSearchParams(search);
  history.replaceState(null, '', pathname);
  return { token: query.get('token') || null, relayState: query.get('RelayState') };
};

const late = () => document.getElementById('late');

/**
 * Shows at once what the page holds for a portal that does not come (`index.html`), whether its code is missing or its brand
 * (docs/rules.md#error-screens).
 */
export const showStartFailure = (): void => {
  document.documentElement.setAttribute('data-failed', '');
  document.title = `${late()?.querySelector('h2')?.textContent ?? ''} – ${document.title}`;
};

/** The portal has come: what the page held for a browser or a network that lets none come goes. */
export const forgetStartFailure = (): void => {
  late()?.remove();
  document.getElementById('outdated')?.remove();
};
