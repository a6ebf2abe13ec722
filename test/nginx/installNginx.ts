import { existsSync } from 'node:fs';
import { installPackages, isExecutable, listPlaces } from '../executables.ts';

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

const findNginx = () => listPlaces(['nginx']).find(isExecutable);

const modules = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'];

const findBrotli = () =>
  modules.map((folder) => `${folder}/ngx_http_brotli_static_module.so`).find(existsSync);

export const installNginx = (): { nginx: string; brotli: string } => {
  const find = () => ({ nginx: findNginx(), brotli: findBrotli() });
  const isThere = (found: ReturnType<typeof find>): found is { nginx: string; brotli: string } =>
    found.nginx !== undefined && found.brotli !== undefined;
  const found = find();
  if (isThere(found)) return found;
  console.log('This computer has no nginx with brotli: installation…');
  installPackages(...packages);
  const installed = find();
  if (!isThere(installed))
    throw new Error(`The installation of nginx failed: run sudo apt-get install ${packages.join(' ')}`);
  return installed;
};
