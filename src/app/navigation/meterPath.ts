import type { Meter } from '../../domain/consumption/meter.ts';

/** The address of a meter's page (docs/rules.md#meter-page). */
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

/** What the address of a meter's page names: an escaped path, as `location` has it. */
export const meterOfPath = (pathname: string): { kind: string; reference: string; idPDS: string } => {
  const [kind = '', reference = '', idPDS = ''] = pathname.split('/').slice(2).map(decoded);
  return { kind, reference, idPDS };
};
