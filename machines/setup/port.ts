import { fromPromise } from 'xstate';

/**
 * A call to the outside world, by name: HTTP, storage, the clock, a navigation to another site.
 * A chart declares it; `<flow>.ports.ts` provides it. Left unprovided it fails by name.
 */
export const port = <Output = void, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" is not provided`)));
