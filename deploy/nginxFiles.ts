import { hostTables } from '#brands/hosts.ts';
import type { ThirdParty } from '../src/app/defineRoutes.ts';
import type { DeploymentFile } from '../src/app/settings/deployment.ts';
import {
  assetHeaders,
  formatPolicy,
  hashPageStyle,
  policy,
  proxiedHeaders,
  securityHeaders,
} from './headers.ts';

/** Build file that `nginx.conf` includes. Its folder starts with a dot, so servers do not send the file. */
export type NginxFile = { fileName: string; source: string };

type Page = { file: string; thirdParty: ThirdParty | undefined };

const addedHeaders = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/** Removes the headers of the back office that nginx also adds, because no header may be sent twice. */
const replacedHeaders = (headers: Record<string, string>): string =>
  Object.keys(headers)
    .map((name) => `proxy_hide_header ${name};\n`)
    .join('') + addedHeaders(headers);

/** CSP of each page. nginx replaces `$style_source` with the hash of the inline style of the page. */
const pagePolicies = (deployment: DeploymentFile, pages: readonly Page[]): string => {
  const writePolicy = (thirdParty?: ThirdParty) =>
    formatPolicy(policy({ deployment, thirdParty, styleSource: '$style_source' }));
  return [
    `default "${writePolicy()}";\n`,
    ...pages
      .filter(({ thirdParty }) => thirdParty !== undefined)
      .map(({ file, thirdParty }) => `/${file} "${writePolicy(thirdParty)}";\n`),
  ].join('');
};

const hostFiles = (): NginxFile[] =>
  (['inte', 'preprod', 'prod'] as const).map((environment) => ({
    fileName: `.nginx/hosts-${environment}.conf`,
    source: `server_name ${Object.values(hostTables[environment]).join(' ')};\n`,
  }));

export const nginxFiles = (deployment: DeploymentFile, pages: readonly Page[]): NginxFile[] => [
  { fileName: '.nginx/page-policies.conf', source: pagePolicies(deployment, pages) },
  {
    fileName: '.nginx/security-headers.conf',
    source: addedHeaders({ ...securityHeaders({ deployment }), 'Content-Security-Policy': '$page_policy' }),
  },
  { fileName: '.nginx/asset-headers.conf', source: addedHeaders(assetHeaders()) },
  { fileName: '.nginx/call-headers.conf', source: replacedHeaders(proxiedHeaders('call')) },
  { fileName: '.nginx/sign-in-headers.conf', source: replacedHeaders(proxiedHeaders('signIn')) },
  ...hostFiles(),
];

export const stylesFile = '.nginx/style-sources.conf';

export const nginxStyles = (pages: readonly NginxFile[]): string =>
  pages.map(({ fileName, source }) => `/${fileName} "${hashPageStyle(source) ?? ''}";\n`).join('');
