import { isReplaced, isServed, reloadOnce } from './newerVersion.ts';

/** Milliseconds before each further try. */
const waits = [300, 1000, 3000];

/** Ends after the delay, or when the network comes back. */
const pause = (delay: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, delay);
    addEventListener('online', end);
  });

const never = new Promise<never>(() => {});

/**
 * Imports a module in spite of a weak network: tries again after a while, or when the network is back. Where a newer
 * version of the portal has taken the place of this one, loads the page again rather than the module. So it does where
 * a file that is served still cannot be imported, if the module is awaited: Chromium 150 never asks again for what once
 * failed to come, and only another page forgets it. Rejects after four tries.
 */
export const loadModule = async <Module>(
  load: () => Promise<Module>,
  isAwaited = () => false,
): Promise<Module> => {
  let wasServed = false;
  for (const wait of waits) {
    try {
      return await load();
    } catch (error) {
      if (((wasServed && isAwaited()) || (await isReplaced())) && reloadOnce()) return never;
      wasServed = await isServed(error);
      await pause(wait);
    }
  }
  return load();
};
