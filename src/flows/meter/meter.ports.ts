import { fromPromise } from 'xstate';
import { meterMachine } from '#machines/meter/meter.machine.ts';
import { findMeter } from '../../api/findMeter.ts';

export const meter = meterMachine.provide({
  actors: { findMeter: fromPromise(({ input, signal }) => findMeter(input, signal)) },
});
