import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hostTables } from '#brands/hosts.ts';
import { findFreePort } from '../engines/processes.ts';
import { installNginx } from './installNginx.ts';

type Options = {
  /** Folder of the current build, or a link to this folder. `previous`: folder of the previous build. */
  dist: string;
  previous: string;
  backOffice: number;
};

const hosts = Object.values(hostTables.prod);

const makeCertificate = (folder: string): void => {
  const subject = ['-subj', '/CN=portail', '-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`)}`];
  const files = ['-keyout', join(folder, 'portail.key'), '-out', join(folder, 'portail.crt')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '1', ...subject, ...files], { stdio: 'ignore' });
};

const wrapConfiguration = (folder: string, brotli: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${brotli};
pid ${folder}/nginx.pid;
error_log ${folder}/main-error.log info;
daemon off;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log ${folder}/main-access.log;
  error_log ${folder}/main-error.log info;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/portail.conf;
}`;

const shipped = async (folder: string, { dist, previous, backOffice }: Options, ports: readonly number[]) => {
  const [http, https] = ports;
  const changes: [from: string, to: string][] = [
    ['/srv/portail/dist', dist],
    ['/srv/portail/previous', previous],
    ['/etc/nginx/tls/', `${folder}/`],
    ['/var/log/nginx/', `${folder}/`],
    ['127.0.0.1:8080', `127.0.0.1:${backOffice}`],
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['listen 443', `listen 127.0.0.1:${https}`],
    ['https://$host', `https://$host:${https}`],
    ['# brotli_static on;', 'brotli_static on;'],
  ];
  return changes.reduce(
    (conf, [from, to]) => {
      if (!conf.includes(from)) throw new Error(`nginx.conf does not contain ${from}`);
      return conf.replaceAll(from, to);
    },
    await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8'),
  );
};

export const startNginx = async (options: Options) => {
  const { nginx, brotli } = installNginx();
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [http, https] = await Promise.all([findFreePort(), findFreePort()]);
  makeCertificate(folder);
  await writeFile(join(folder, 'portail.conf'), await shipped(folder, options, [http, https]));
  await writeFile(join(folder, 'nginx.conf'), wrapConfiguration(folder, brotli));
  const command = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'start.log')];
  execFileSync(nginx, ['-t', '-q', ...command]);
  const child = spawn(nginx, command, { stdio: ['ignore', 'inherit', 'inherit'] });
  const log = (name: string) => readFile(join(folder, name), 'utf8');
  /** Number of started workers: nginx logs this line for each worker that has read the new configuration. */
  const startedWorkers = async () => (await log('main-error.log')).split('start worker process ').length - 1;
  const untilStarted = async (before: number) => {
    while ((await startedWorkers().catch(() => 0)) <= before) {
      if (child.exitCode !== null) throw new Error(await log('start.log'));
      await wait(20);
    }
  };
  await untilStarted(0);
  return {
    http,
    https,
    log,
    reload: async () => {
      const before = await startedWorkers();
      child.kill('SIGHUP');
      await untilStarted(before);
    },
    stop: async () => {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
      await rm(folder, { recursive: true });
    },
  };
};

export type Nginx = Awaited<ReturnType<typeof startNginx>>;
