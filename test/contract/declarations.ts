import * as z from 'zod/mini';
import type { Declaration } from '#src/api/client/client.ts';
import { requests } from '#src/api/requests.ts';

const modules = import.meta.glob<object>(['/src/api/*.ts', '!**/*.test.ts'], { eager: true });

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value;
const schema = z.custom<z.ZodMiniType>(isSchema);

const declarationSchema: z.ZodMiniType<Declaration> = z.object({
  method: z.enum(['get', 'post', 'delete']),
  path: z.custom<`/${string}`>((path) => String(path).startsWith('/')),
  answer: z.union([z.literal('own'), schema]),
  accepted: z.optional(z.array(z.string())),
  defaultMessage: z.optional(z.string()),
  timeout: z.optional(z.number()),
});

/** `POST /api/user/email`, the name of a call in the contract and the models. */
export const toRequestName = ({ method, path }: Declaration): string => `${method.toUpperCase()} ${path}`;

const schemas = new Map<string, z.ZodMiniType>(Object.entries(requests));

export const findRequestSchema = (declaration: Declaration): z.ZodMiniType | undefined =>
  schemas.get(toRequestName(declaration));

export const declarations: readonly Declaration[] = Object.values(modules)
  .flatMap((module): unknown[] => Object.values(module))
  .flatMap((exported) =>
    typeof exported === 'function' && 'declaration' in exported
      ? [declarationSchema.parse(exported.declaration)]
      : [],
  );

const toPattern = ({ path }: Declaration) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Call that a request makes. A literal path has priority over a path with a parameter. */
export const findDeclaration = (method: string, path: string): Declaration | undefined => {
  const ofMethod = declarations.filter((declaration) => declaration.method === method.toLowerCase());
  return (
    ofMethod.find((declaration) => declaration.path === path) ??
    ofMethod.find((declaration) => toPattern(declaration).test(path))
  );
};
