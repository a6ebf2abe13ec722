import { fromPromise } from 'xstate';
import { certificateMachine } from '#machines/certificate/certificate.machine.ts';
import { loadMeasures } from '../../api/consumption.ts';
import { findMeter } from '../../api/findMeter.ts';

export const certificate = certificateMachine.provide({
  actors: {
    findMeter: fromPromise(({ input, signal }) => findMeter(input, signal)),
    loadMeasures: fromPromise(({ input, signal }) => loadMeasures(input, signal)),
  },
});
