import type { ActorRefFrom } from 'xstate';
import type { consumptionMachine, meterPagesMachine } from '#machines/consumption/consumption.machine.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';

export type ConsumptionActor = ActorRefFrom<typeof consumptionMachine>;
export type MeterPagesActor = ActorRefFrom<typeof meterPagesMachine>;

/** What of a meter is shown, and where it leads. */
export type MeterCells = {
  /** The meter's own page, and where its consumption is proved. */
  addressOf: (meter: Meter) => string;
  proofAddressOf: (meter: Meter) => string;
  /** Whether what is hidden from customers is shown (docs/rules.md#meters). */
  showsEverything: boolean;
};
