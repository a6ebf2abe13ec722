import * as z from 'zod/mini';
import type { CaptchaSettings } from '../../ui/captcha/CaptchaAttempt.tsx';

const isHttps = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'https:';

const address = z.string().check(z.refine(isHttps, 'une adresse en https est attendue'));

const origin = z
  .string()
  .check(
    z.refine(
      (value) => isHttps(value) && new URL(value).origin === value,
      'une origine en https est attendue, sans chemin',
    ),
  );

const defaultDashboardMeters = 12;

export const deploymentSchema = z.strictObject({
  signatureOrigins: z.array(origin).check(z.minLength(1, 'une origine au moins est attendue')),
  mandateForm: address,
  addressSearch: address,
  captcha: z.strictObject({
    siteKey: z.string().check(z.minLength(1, 'une clé est attendue')),
    scriptAddress: address,
  }),
  analytics: z.nullable(
    z.string().check(z.regex(/^\/[\w-][\w/-]*$/, 'un chemin du portail est attendu, ou null')),
  ),
  /** True if customers may use certificates and exports of consumption (docs/rules.md#environments). */
  consumptionProof: z._default(z.boolean(), false),
  /** Number of meters that the dashboard loads without a click (docs/rules.md#overview). */
  dashboardMeters: z._default(
    z.int('un nombre entier est attendu').check(z.gte(1, 'au moins 1 est attendu'), z.lte(60, 'au plus 60')),
    defaultDashboardMeters,
  ),
});

export type DeploymentFile = z.infer<typeof deploymentSchema>;

export type Deployment = Omit<DeploymentFile, 'captcha'> & { captcha: CaptchaSettings | null };

export const parseDeployment = (text: string): DeploymentFile => deploymentSchema.parse(JSON.parse(text));

/** Settings of a portal in which the sandbox replaces every third party (docs/rules.md#third-parties). */
export const sandboxDeployment = (own: string): Deployment => ({
  signatureOrigins: [own],
  mandateForm: '/third-party/mandate',
  addressSearch: '/third-party/address/search',
  captcha: null,
  analytics: null,
  consumptionProof: true,
  dashboardMeters: defaultDashboardMeters,
});
