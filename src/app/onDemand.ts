import { type ComponentType, lazy } from 'react';

/** A component whose code comes with its first rendering, or before if `preload` is called. */
export const onDemand = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  Object.assign(lazy(load), { preload: load });
