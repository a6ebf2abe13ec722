import { isReplaced, reloadOnce } from './newerVersion.ts';

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

/**
 * Imports a module in spite of a weak network: tries again after a while, or when the network is back. Where a newer
 * version of the portal has taken the place of this one, loads the page again rather than the module.
 * Rejects after four tries.
 */
export const loadModule = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      if ((await isReplaced()) && reloadOnce()) return new Promise(() => {});
      await pause(wait);
    }
  }
  return load();
};
