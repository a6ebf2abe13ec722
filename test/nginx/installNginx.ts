import { existsSync } from 'node:fs';
import { installPackages, isExecutable, listPlaces } from '../executables.ts';

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

const modules = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'];

const findNginx = () => {
  const nginx = listPlaces(['nginx']).find(isExecutable);
  const brotli = modules.map((folder) => `${folder}/ngx_http_brotli_static_module.so`).find(existsSync);
  return nginx && brotli ? { nginx, brotli } : null;
};

export const installNginx = () => {
  const found = findNginx();
  if (found) return found;
  console.log('This computer has no nginx with brotli: installation…');
  installPackages(...packages);
  const installed = findNginx();
  if (!installed)
    throw new Error(`The installation of nginx failed: run sudo apt-get install ${packages.join(' ')}`);
  return installed;
};
