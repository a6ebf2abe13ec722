import { createMiddleware } from 'hono/factory';
import { forbidden } from './refusal.ts';
import type { SignedInEnv } from './server/env.ts';

type Form = 'addContract' | 'name' | 'email' | 'password' | 'iban' | 'billing' | 'contact';

const closedForms: Record<string, readonly Form[]> = {
  internal_adviser_simple: ['addContract', 'name', 'email', 'password', 'iban', 'billing', 'contact'],
  internal_adviser_admin: ['name', 'password', 'iban', 'contact'],
};

const administrators = ['owner', 'admin', 'internal_adviser_admin'];

/** Whether the back office takes this form from this role (docs/rules.md#closed-forms). */
export const accepts = (role: string, form: Form): boolean => !closedForms[role]?.includes(form);

/** Refuses a form that is closed to the role: the portal should not have sent it. */
export const requireForm = (form: Form) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    if (!accepts(c.var.customer.identity.type, form)) throw forbidden();
    await next();
  });

export const requireAdministrator = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!administrators.includes(c.var.customer.identity.type)) throw forbidden();
  await next();
});
