import { meterPath } from '#src/app/navigation/meterPath.ts';
import { makeContracts } from '../sandbox/data/contracts.ts';
import { metersOf } from '../sandbox/data/meters.ts';

/** A page that is measured, and what is there once it has all that it shows. */
export type MeasuredPage = { label: string; path: string; isConnected: boolean; settled: string };

/** The path of the first meter of the owner. */
export const ownMeterPath = (): string => {
  const [meter] = makeContracts(1000, 1).flatMap(metersOf);
  if (!meter) throw new Error('The owner has no meter');
  return meterPath({ kind: 'TR', reference: meter.reference, idPDS: meter.idPDS });
};

/** Once the session is open and its profile is there: what is before holds the place. */
export const signedIn = '[data-flow="session"][data-state="open.signedIn.fresh"]';

export const measuredPages = (): MeasuredPage[] => [
  { label: '/erreur/connexion', path: '/erreur/connexion', isConnected: false, settled: 'h1' },
  {
    label: '/creation-de-compte',
    path: '/creation-de-compte',
    isConnected: false,
    settled: '[data-flow="signup"] form',
  },
  { label: '/cgu', path: '/cgu', isConnected: false, settled: 'h1' },
  { label: 'dashboard', path: '/', isConnected: true, settled: `${signedIn} h1` },
  {
    label: '/espace-facturation',
    path: '/espace-facturation',
    isConnected: true,
    settled: `${signedIn} [data-flow="billing"][data-state="listed.settled"]`,
  },
  {
    label: 'a meter',
    path: ownMeterPath(),
    isConnected: true,
    settled: `${signedIn} [data-flow="histogram"][data-state="shown"]`,
  },
];

/** The address of a page; where it is connected, by the sign-in that the sandbox answers at once. */
export const toPageAddress = (
  url: string,
  { path, isConnected }: Pick<MeasuredPage, 'path' | 'isConnected'>,
) => (isConnected ? `${url}/saml/login?account=owner&RelayState=${encodeURIComponent(path)}` : url + path);
