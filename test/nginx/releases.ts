import { join } from 'node:path';

const folder = (): string => {
  const { NGINX_BUILDS: builds } = process.env;
  if (!builds) throw new Error('The environment names no folder for the builds');
  return builds;
};

export const releases = () => ({ first: join(folder(), 'first'), second: join(folder(), 'second') });
