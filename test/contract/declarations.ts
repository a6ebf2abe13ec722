import type * as z from 'zod/mini';
import type { Declaration } from '#src/api/client/client.ts';
import { requests } from '#src/api/requests.ts';

const modules = import.meta.glob<object>(['/src/api/*.ts', '!**/*.test.ts'], { eager: true });

const isCall = (exported: unknown): exported is { declaration: Declaration } =>
  typeof exported === 'function' && 'declaration' in exported;

export const toRequestName = ({ method, path }: Declaration): string => `${method.toUpperCase()} ${path}`;

const schemas = new Map<string, z.ZodMiniType>(Object.entries(requests));

export const findRequestSchema = (declaration: Declaration): z.ZodMiniType | undefined =>
  schemas.get(toRequestName(declaration));

export const declarations: readonly Declaration[] = Object.values(modules)
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isCall)
  .map(({ declaration }) => declaration);

export const parsedCalls = declarations.flatMap((declaration) => {
  const { answer } = declaration;
  return answer === 'own'
    ? []
    : [{ name: toRequestName(declaration), declaration: { ...declaration, answer } }];
});

const toPattern = ({ path }: Declaration) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Declared call that matches a request. `/a/b` has priority over `/a/:name`. */
export const findDeclaration = (method: string, path: string): Declaration | undefined => {
  const ofMethod = declarations.filter((declaration) => declaration.method === method.toLowerCase());
  return (
    ofMethod.find((declaration) => declaration.path === path) ??
    ofMethod.find((declaration) => toPattern(declaration).test(path))
  );
};
