import { type AnyStateMachine, StateMachine } from 'xstate';
import { addContract } from '#src/flows/add-contract/addContract.ports.ts';
import { customerService } from '#src/flows/customer-service/customerService.ports.ts';
import { phoneLookup } from '#src/flows/phone-lookup/phoneLookup.ports.ts';
import { productContact } from '#src/flows/product-contact/productContact.ports.ts';
import { signup } from '#src/flows/signup/signup.ports.ts';

const modules = import.meta.glob<object>('/src/flows/*/*.ports.ts', { eager: true });

const solveCaptcha = async () => ({ token: 'a-captcha' });

const machines: unknown[] = [
  ...Object.values(modules).flatMap((module): unknown[] => Object.values(module)),
  signup({ solveCaptcha, addContract }),
  productContact(solveCaptcha),
  customerService(phoneLookup),
];

export const realFlows: ReadonlyMap<string, AnyStateMachine> = new Map(
  machines.flatMap((machine) => (machine instanceof StateMachine ? [[machine.id, machine] as const] : [])),
);
