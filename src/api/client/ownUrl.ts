/** The token goes with each call, so a call may go to this origin only: any other throws. */
export const ownUrl = (path: string): URL => {
  const url = new URL(path, location.origin);
  if (!path.startsWith('/') || url.origin !== location.origin)
    throw new Error(`Not a path of this origin: ${path}`);
  return url;
};
