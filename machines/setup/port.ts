import { type EventObject, fromPromise } from 'xstate';

/**
 * A call to the outside world, by name: HTTP, storage, the clock, a navigation to another site.
 * A chart declares it; `<flow>.ports.ts` provides it. Left unprovided it fails by name. What it emits on its way, a long
 * one's progress, is for the view alone: the chart does not hear it.
 */
export const port = <Output = void, Input = void, Emitted extends EventObject = EventObject>(name: string) =>
  fromPromise<Output, Input, Emitted>(() => Promise.reject(new Error(`Port "${name}" is not provided`)));

/** How far a long call is; the chart does not count. */
export type Progressed = { type: 'progressed'; done: number; total: number };

/** A port whose call may be long: it tells how far it is. */
export const longPort = <Output, Input>(name: string) => port<Output, Input, Progressed>(name);
