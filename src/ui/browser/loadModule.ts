const waits = [300, 1000, 3000];

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

const ownScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

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

/** Reloads the page, unless a field has text; once per version and path. Returns true if it reloads. */
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
 * Imports a module; retries three times, after a delay or when the network is back. Then reloads the page if
 * the server has a newer version, or has the file: Chromium 150 remembers a failed import until a reload.
 * Rejects after four attempts.
 */
export const loadModule = async <Module>(load: () => Promise<Module>, isAwaited = () => false) => {
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
