import * as z from 'zod/mini';

const origin = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) =>
          URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).pathname === '/',
        'PORTAL_API doit être une origine, par exemple https://api.exemple.fr',
      ),
    ),
  z.transform((value) => new URL(value).origin),
);

const port = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => /^\d+$/.test(value) && Number(value) < 65536,
        'PORT doit être un numéro de port, de 0 à 65535',
      ),
    ),
  z.transform(Number),
);

const settingsSchema = z.object({ PORT: z.optional(port), PORTAL_API: z.optional(origin) });

const usualPort = 4173;

/** What the environment asks of the local servers; throws a sentence for each wrong variable. */
export const readSettings = (env: Record<string, string | undefined>) => {
  const parsed = settingsSchema.safeParse({
    PORT: env.PORT || undefined,
    PORTAL_API: env.PORTAL_API || undefined,
  });
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { PORT, PORTAL_API } = parsed.data;
  return { port: PORT ?? usualPort, orNext: PORT === undefined, api: PORTAL_API };
};
