import { doneTo, failedTo, output } from '../setup/chart.ts';
import type { FoundMeter, MeterNamed } from './foundMeter.ts';

/** State that finds the meter of an address. Targets: `found`, `unread` if the call fails, else the state `unknown`. */
export const locatingMeter = <const Found extends string, const Unread extends string>(
  found: Found,
  unread: Unread,
) =>
  ({
    description: 'Le portail cherche le compteur parmi ceux du contrat',
    tags: 'busy',
    invoke: {
      id: 'findMeter',
      src: 'findMeter',
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
