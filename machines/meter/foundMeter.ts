import type { ConsumptionContract, Meter } from '#src/domain/consumption/meter.ts';
import { called, doneTo, failedTo, output } from '../setup/chart.ts';

export type MeterNamed = Pick<Meter, 'reference' | 'idPDS'>;

/** Meter with its contract. The other meters of the contract may not be loaded. */
export type FoundMeter = {
  contract: ConsumptionContract;
  meter: Meter;
  /** Position among the meters of the contract, from 1. */
  rank: number;
  previous: Meter | null;
  next: Meter | null;
};

/** Finds a meter among the loaded meters. Null if the meter or its next meter is not loaded. */
export const meterAmong = (
  contract: ConsumptionContract,
  { reference, idPDS }: MeterNamed,
): FoundMeter | null => {
  const { meters, unread, meterCount } = contract;
  const index = contract.reference === reference ? meters.findIndex((meter) => meter.idPDS === idPDS) : -1;
  const [meter, next = null] = index < 0 ? [] : meters.slice(index, index + 2);
  if (!meter || (next === null && meters.length + unread.length < meterCount)) return null;
  return { contract, meter, rank: index + 1, previous: meters[index - 1] ?? null, next };
};

/** State that finds the meter of the URL. Next states: `found`, `unread` after a failure, or `unknown`. */
export const locatingMeter = <const Found extends string, const Unread extends string>(
  found: Found,
  unread: Unread,
) =>
  ({
    description: 'Le portail cherche le compteur parmi ceux du contrat',
    tags: 'busy',
    invoke: {
      ...called('findMeter'),
      input: ({ context: { reference, idPDS } }: { context: MeterNamed }) => ({ reference, idPDS }),
      onDone: [
        {
          guard: { type: 'isNowhere', params: output<FoundMeter | null> },
          target: 'unknown',
          description: 'Aucun contrat du compte n’a ce compteur',
        },
        doneTo(found, 'rememberMeter', { description: 'Le compteur est trouvé' }),
      ],
      onError: failedTo(unread, { description: 'Les compteurs du contrat ne peuvent pas être lus' }),
    },
  }) as const;
