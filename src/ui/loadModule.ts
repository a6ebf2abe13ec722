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

/** The stylesheets that could not be loaded: Vite asks for each only once, and then takes it for loaded. */
const missing = new Set<HTMLLinkElement>();

const restyle = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const again = document.createElement('link');
    Object.assign(again, { rel: 'stylesheet', crossOrigin: '', href: link.href });
    again.onload = () => resolve();
    again.onerror = () => {
      missing.add(again);
      reject(new Error(`No stylesheet at ${link.href}`));
    };
    missing.delete(link);
    link.replaceWith(again);
  });

const attempt = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  document.addEventListener('error', note, true);
  try {
    await Promise.all([...missing].map(restyle));
    return await load();
  } finally {
    document.removeEventListener('error', note, true);
  }
};

/**
 * Imports a module in spite of a weak network: tries again after a while, or when the network is back. Where a newer
 * version of the portal has taken the place of this one, loads the page again rather than the module.
 * Rejects after four tries.
 */
export const loadModule = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  for (const wait of waits) {
    try {
      return await attempt(load);
    } catch {
      if ((await isReplaced()) && reloadOnce()) return new Promise(() => {});
      await pause(wait);
    }
  }
  return attempt(load);
};
