/** The script that this page was started with. */
const ownScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** Whether another version has been deployed since: it may have deleted the modules of this one. */
export const isReplaced = async (): Promise<boolean> => {
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
export const isServed = async (error: unknown): Promise<boolean> => {
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
export const reloadOnce = (): boolean => {
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
