import type { Meter } from '../../domain/consumption/meter.ts';

/** True if Back opens a page of the portal. Uses the referrer in browsers without the Navigation API. */
const canGoBack = (): boolean =>
  'navigation' in window ? navigation.canGoBack : document.referrer.startsWith(`${location.origin}/`);

export const goBackOr = (otherwise: () => void): void => {
  if (canGoBack()) history.back();
  else otherwise();
};

/** Text in a history state: URL of a failed mandate download, or page requested before the sign-in. */
export const readHistoryText = (name: 'failedMandate' | 'target'): string | null => {
  // Parsed without Zod, because every page loads this module and Zod is large.
  const state: unknown = history.state;
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof text === 'string' ? text : null;
};

export const meterPath = ({
  kind,
  reference,
  idPDS,
}: Pick<Meter, 'reference' | 'idPDS'> & { kind: string }): string =>
  `/espace-consommation/${kind}/${encodeURIComponent(reference)}/${encodeURIComponent(idPDS)}`;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const meterOfPath = (pathname: string): { kind: string; reference: string; idPDS: string } => {
  const [kind = '', reference = '', idPDS = ''] = pathname.split('/').slice(2).map(decoded);
  return { kind, reference, idPDS };
};
