import * as z from 'zod/mini';
import { accounts } from '../accounts.ts';
import type { Served } from './listen.ts';

const portError = 'PORT doit être un numéro de port, de 0 à 65535';
const originError = 'PORTAL_API doit être une origine, par exemple https://api.exemple.fr';

const settingsSchema = z.object({
  PORT: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d+$/, portError)),
      z.coerce.number<string>().check(z.lt(65_536, portError)),
    ),
  ),
  PORTAL_API: z.optional(
    z.pipe(
      z.url({ protocol: /^https?$/, error: originError }).check(z.regex(/^\w+:\/\/[^/]+\/?$/, originError)),
      z.transform((address) => new URL(address).origin),
    ),
  ),
});

const usualPort = 4173;

export const readSettings = (env: Record<string, string | undefined>) => {
  const parsed = settingsSchema.safeParse({
    PORT: env.PORT || undefined,
    PORTAL_API: env.PORTAL_API || undefined,
  });
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { PORT, PORTAL_API } = parsed.data;
  return { port: PORT ?? usualPort, orNext: PORT === undefined, api: PORTAL_API };
};

const describeAccounts = (url: string): string => {
  const width = Math.max(...accounts.map(({ label }) => label.length));
  const links = accounts.map(({ id, label }) => `  ${label.padEnd(width)}  ${url}/saml/login?account=${id}`);
  return `Comptes (les données sont inventées) :\n${links.join('\n')}\n\nPannes et remise à zéro : ${url}/sandbox\n`;
};

export const announce = (url: string, api: string | undefined): void => {
  console.log(`\nLe portail répond sur ${url}\n`);
  console.log(api === undefined ? describeAccounts(url) : `Les appels vont à ${api}\n`);
};

export const closeOnSignal = (served: Served): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void served.close().then(() => process.exit(0)));
};

export const run = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
