/** Code of the portal in a tab, without its views: bundled, then evaluated for each loaded page. */

import { type AnyStateMachine, StateMachine } from 'xstate';
import { addContract } from '#src/flows/add-contract/addContract.ports.ts';
import { customerService } from '#src/flows/customer-service/customerService.ports.ts';
import { phoneLookup } from '#src/flows/phone-lookup/phoneLookup.ports.ts';
import { productContact } from '#src/flows/product-contact/productContact.ports.ts';
import { session } from '#src/flows/session/session.ports.ts';
import { signup } from '#src/flows/signup/signup.ports.ts';

export { readToken } from '#src/api/storage/token.ts';
export { isProtected, resolveAccess } from '#src/app/defineRoutes.ts';
export { routes } from '#src/app/routes.ts';
export { wireSession } from '#src/app/session.tsx';
export { matchesRoute } from '#src/domain/paths.ts';
export { session };

const modules = import.meta.glob<object>('/src/flows/*/*.ports.ts', { eager: true });

const solveCaptcha = async () => ({ token: 'a-captcha' });

const machines: unknown[] = [
  ...Object.values(modules).flatMap((module): unknown[] => Object.values(module)),
  signup({ solveCaptcha, addContract }),
  productContact(solveCaptcha),
  customerService(phoneLookup),
];

export const flows: ReadonlyMap<string, AnyStateMachine> = new Map(
  machines.flatMap((machine) => (machine instanceof StateMachine ? [[machine.id, machine] as const] : [])),
);
