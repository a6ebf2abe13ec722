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

/** The script that this page was started with. */
const ownScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** Whether another version has been deployed since: it may have deleted the modules of this one. */
const isReplaced = async (): Promise<boolean> => {
  const script = ownScript();
  if (!script) return false;
  try {
    const index = await fetch('/', { cache: 'no-store' });
    return index.ok && !(await index.text()).includes(new URL(script).pathname);
  } catch {
    return false;
  }
};

/** Whether the file that Chromium names in the error of an import comes when it is asked for otherwise. */
const isServed = async (error: unknown): Promise<boolean> => {
  const [url] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
  if (!url) return false;
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

const isSomethingTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => !['hidden', 'radio', 'checkbox'].includes(type) && value !== '',
  );

/**
 * Loads the page again, unless something is typed in it, and once a version and an address: a page that comes back as
 * it was is not loaded for ever. Says whether it does.
 */
const reloadOnce = (): boolean => {
  const key = 'portal.reloaded';
  const value = `${ownScript()} ${location.pathname}`;
  if (isSomethingTyped()) return false;
  try {
    if (sessionStorage.getItem(key) === value) return false;
    sessionStorage.setItem(key, value);
  } catch {
    return false;
  }
  location.reload();
  return true;
};

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
