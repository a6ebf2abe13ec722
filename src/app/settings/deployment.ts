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

/** What differs from a deployment to another, as its settings file says it (deploy/README.md). */
export const deploymentSchema = z.strictObject({
  /** Where a mandate may be signed. */
  signatureOrigins: z.array(origin).check(z.minLength(1, 'une origine au moins est attendue')),
  /** The page where a mandate is typed, shown in a frame. */
  mandateForm: address,
  /** The service that suggests towns and streets. */
  addressSearch: address,
  captcha: z.strictObject({
    siteKey: z.string().check(z.minLength(1, 'une clé est attendue')),
    scriptAddress: address,
  }),
  /** The path of the portal's own origin that the measure of its use goes to; null where nothing is measured. */
  analytics: z.nullable(
    z.string().check(z.regex(/^\/[\w-][\w/-]*$/, 'un chemin du portail est attendu, ou null')),
  ),
  /** Opens the proof of consumption to customers in prod and preprod (docs/rules.md#environments). */
  consumptionProof: z._default(z.boolean(), false),
});

export type DeploymentFile = z.infer<typeof deploymentSchema>;

export type Deployment = Omit<DeploymentFile, 'captcha'> & {
  /** Null where the captcha is not run (docs/rules.md#captcha). */
  captcha: CaptchaSettings | null;
};

export const parseDeployment = (text: string): DeploymentFile => deploymentSchema.parse(JSON.parse(text));

/** Where the sandbox stands for third parties, on the portal's own origin (docs/rules.md#third-parties). */
export const sandboxDeployment = (own: string): Deployment => ({
  signatureOrigins: [own],
  mandateForm: '/third-party/mandate',
  addressSearch: '/third-party/address/search',
  captcha: null,
  analytics: null,
  consumptionProof: true,
});
