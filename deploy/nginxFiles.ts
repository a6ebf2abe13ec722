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

/** A file of the build that `nginx.conf` includes: no server answers with what begins with a dot. */
export type NginxFile = { fileName: string; source: string };

type Page = {
  /** Of `dist/`. */
  file: string;
  thirdParty: ThirdParty | undefined;
};

const addedHeaders = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/** Headers in the place of those of what is proxied, of which none is sent twice. */
const replacedHeaders = (headers: Record<string, string>): string =>
  Object.keys(headers)
    .map((name) => `proxy_hide_header ${name};\n`)
    .join('') + addedHeaders(headers);

/** The policy of each page; the style is that of the page that nginx answers with. */
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

/** The hosts that a server answers for, a file an environment. */
const hostFiles = (): NginxFile[] =>
  (['inte', 'preprod', 'prod'] as const).map((environment) => ({
    fileName: `.nginx/hosts-${environment}.conf`,
    source: `server_name ${Object.values(hostTables[environment]).join(' ')};\n`,
  }));

/** What a deployment says to nginx: the headers that let in what its settings name, and the hosts it may answer for. */
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

/** Where a build writes the styles of its pages for nginx, beside the headers. */
export const stylesFile = '.nginx/style-sources.conf';

/** The style of each page as nginx is told it. */
export const nginxStyles = (pages: readonly NginxFile[]): string =>
  pages.map(({ fileName, source }) => `/${fileName} "${hashPageStyle(source) ?? ''}";\n`).join('');
