import type { Meter } from '../../domain/consumption/meter.ts';

/** Without the Navigation API, only a page that another page of the portal has opened is sure to follow one. */
const canGoBack = (): boolean =>
  'navigation' in window ? navigation.canGoBack : document.referrer.startsWith(`${location.origin}/`);

/** Returns to the page of the portal that led here, after a reload too; calls `otherwise` if there is none. */
export const goBackOr = (otherwise: () => void): void => {
  if (canGoBack()) history.back();
  else otherwise();
};

/** Text in a history entry: the address of a failed mandate, or the page requested from a closed session. */
type Name = 'failedMandate' | 'target';

/** Returns the text of this history entry, or null. */
export const readHistoryText = (name: Name): string | null => {
  // Without a schema: every page loads this module, and the library is too large for it.
  const state: unknown = history.state;
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof text === 'string' ? text : null;
};

export const historyText = (name: Name, text: string) => ({ [name]: text });

/** Path of the page of a meter (docs/rules.md#meter-page). */
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

/** Parameters in the escaped path of a meter's page. */
export const meterOfPath = (pathname: string): { kind: string; reference: string; idPDS: string } => {
  const [kind = '', reference = '', idPDS = ''] = pathname.split('/').slice(2).map(decoded);
  return { kind, reference, idPDS };
};
