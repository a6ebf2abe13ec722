/**
 * A browser that nobody has used yet, at a path: what the views may read of one while they are rendered. Gives the way to take it
 * away: what is loaded later in the same process would take itself to be in a browser.
 */
export const blankBrowser = (path: string): (() => void) => {
  const storage = { getItem: () => null };
  const browser = {
    localStorage: storage,
    sessionStorage: storage,
    history: { state: null },
    location: new URL(path, 'https://portail.example'),
  };
  const before = Object.keys(browser).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  return () => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  };
};
