import type { Meter } from '../../domain/consumption/meter.ts';

/** Path of a meter page (docs/rules.md#meter-page). */
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

/** Kind and reference of a meter in its page's path, escaped as in `location`. */
export const meterOfPath = (pathname: string): { kind: string; reference: string; idPDS: string } => {
  const [kind = '', reference = '', idPDS = ''] = pathname.split('/').slice(2).map(decoded);
  return { kind, reference, idPDS };
};
