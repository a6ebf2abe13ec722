import type { ActorRefFrom } from 'xstate';
import type { consumptionMachine, meterPagesMachine } from '#machines/consumption/consumption.machine.ts';
import type { Meter } from '../../domain/consumption/meter.ts';

export type ConsumptionActor = ActorRefFrom<typeof consumptionMachine>;
export type MeterPagesActor = ActorRefFrom<typeof meterPagesMachine>;

/** What of a meter is shown, and where it leads. */
export type MeterCells = {
  /** The meter's own page. */
  addressOf: (meter: Meter) => string;
  /** Its proof of consumption; null where this is hidden from customers (docs/rules.md#environments). */
  proofAddressOf: ((meter: Meter) => string) | null;
  /** Whether what is hidden from customers is shown (docs/rules.md#meters). */
  showsEverything: boolean;
};
