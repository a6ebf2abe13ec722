/** The paths of a route, which is written as the router writes it, up to their end, as a regular expression of any case. */
export const toPathPattern = (route: string): string => {
  const path = route
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
    .replace(/^\*$/, '.*');
  return `^${path}/?`;
};

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Whether the path is one of the route's, as the router finds: whatever its case, its encoding and its last slash. */
export const matchesRoute = (route: string, path: string): boolean =>
  new RegExp(`${toPathPattern(route)}$`, 'i').test(decoded(path));
