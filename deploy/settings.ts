import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { type DeploymentFile, deploymentSchema, parseDeployment } from '../src/app/settings/deployment.ts';
import { settingsElement } from '../src/app/start/painted.ts';

const block = new RegExp(`(<script type="application/json" id="${settingsElement}">)([^<]*)`);

export const parsePageSettings = (html: string): DeploymentFile =>
  parseDeployment(block.exec(html)?.[2] ?? '');

export const withSettings = (html: string, settings: DeploymentFile): string => {
  if (!block.test(html))
    throw new Error('Cette page n’est pas du portail : elle n’a pas de place pour ses réglages.');
  const text = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html.replace(block, (_, open: string) => open + text);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`Ce n’est pas du JSON : ${error instanceof Error ? error.message : error}`);
  }
};

const listProblems = ({ path, ...issue }: z.core.$ZodIssue): string[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...path, key].join('.')} : ce réglage n’existe pas`);
  const isAbsent = issue.code === 'invalid_type';
  const problem = isAbsent ? 'ce réglage manque, ou n’est pas de ce type' : issue.message;
  return [`${path.join('.') || 'fichier'} : ${problem}`];
};

export const readSettings = (text: string): DeploymentFile => {
  const { data, error } = deploymentSchema.safeParse(parseJson(text));
  if (data) return data;
  throw new Error(error.issues.flatMap(listProblems).join('\n'));
};

export const exampleSettings = (): DeploymentFile =>
  readSettings(readFileSync(new URL('settings.example.json', import.meta.url), 'utf8'));

/** True for a domain that no deployment uses: reserved (RFC 2606, RFC 6761), IP address, `localhost`. */
const isReserved = (address: string): boolean =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$|^[\d.]+$|^\[/.test(new URL(address).hostname);

const isTrialKey = (siteKey: string): boolean =>
  /^[123]0000000-ffff-ffff-ffff-00000000000[123]$/i.test(siteKey);

export const placeholdersIn = ({ signatureOrigins, captcha, ...settings }: DeploymentFile): string[] => {
  const addresses = [
    ...signatureOrigins.map((origin) => ['signatureOrigins', origin] as const),
    ['mandateForm', settings.mandateForm] as const,
    ['addressSearch', settings.addressSearch] as const,
    ['captcha.scriptAddress', captcha.scriptAddress] as const,
  ];
  return [
    ...addresses
      .filter(([, address]) => isReserved(address))
      .map(
        ([name, address]) => `${name} : ${address} est un exemple, à remplacer par l’adresse du prestataire`,
      ),
    ...(isTrialKey(captcha.siteKey)
      ? ['captcha.siteKey : cette clé est la clé d’essai de hCaptcha, que tout le monde passe']
      : []),
  ];
};
