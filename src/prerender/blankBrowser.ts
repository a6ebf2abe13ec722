/** A browser that nobody has used yet, at a path: what the views may read of one while they are rendered. */
export const blankBrowser = (path: string): void => {
  const storage = { getItem: () => null };
  Object.assign(globalThis, {
    localStorage: storage,
    sessionStorage: storage,
    history: { state: null },
    location: new URL(path, 'https://portail.example'),
  });
};
