import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { meterMachine } from '#machines/meter/meter.machine.ts';

export type MeterActor = ActorRefFrom<typeof meterMachine>;
export type MeterSnapshot = SnapshotFrom<typeof meterMachine>;
