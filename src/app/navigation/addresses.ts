import type { Meter } from '../../domain/consumption/meter.ts';

/** Without the Navigation API, Back is safe only if a page of the portal has opened this document. */
const canGoBack = (): boolean =>
  'navigation' in window ? navigation.canGoBack : document.referrer.startsWith(`${location.origin}/`);

/** Goes back to the previous page of the portal, even after a reload. Calls `otherwise` if there is none. */
export const goBackOr = (otherwise: () => void): void => {
  if (canGoBack()) history.back();
  else otherwise();
};

/** Texts stored in a history entry: the URL of a failed mandate, and the page requested without a session. */
type Name = 'failedMandate' | 'target';

/** Text of the current history entry, or null. */
export const readHistoryText = (name: Name): string | null => {
  // Has no schema, because every page loads this module and the schema library is too large.
  const state: unknown = history.state;
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof text === 'string' ? text : null;
};

export const historyText = (name: Name, text: string) => ({ [name]: text });

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
