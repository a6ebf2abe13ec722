import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { addContract } from '#src/flows/add-contract/addContract.ports.ts';
import { customerService } from '#src/flows/customer-service/customerService.ports.ts';
import { phoneLookup } from '#src/flows/phone-lookup/phoneLookup.ports.ts';
import { productContact } from '#src/flows/product-contact/productContact.ports.ts';
import { signup } from '#src/flows/signup/signup.ports.ts';
import { canonical } from '#src/kit/chart/canonical.ts';
import { explore } from '#src/kit/explore/explore.ts';
import type { Call } from '#src/kit/explore/moves.ts';
import { walk } from '#src/kit/explore/walk.ts';
import { findWays } from '#src/kit/narration/stories.ts';

const modules = import.meta.glob<object>('/src/flows/*/*.ports.ts', { eager: true });

const solveCaptcha = async () => ({ token: 'a-captcha' });

/** Machines that need a dependency from the page or another flow. */
const made: AnyStateMachine[] = [
  signup({ solveCaptcha, addContract }),
  productContact(solveCaptcha),
  customerService(phoneLookup),
];

const machines = [...Object.values(modules).flatMap((module): unknown[] => Object.values(module)), ...made];

const findPort = (id: string, port: string): AnyActorLogic => {
  const machine = machines.find(
    (known): known is AnyStateMachine => known instanceof StateMachine && known.id === id,
  );
  const logic = machine?.implementations.actors[port];
  if (!logic || 'src' in logic) throw new Error(`The portal gives no port "${port}" to "${id}"`);
  return logic;
};

export const startPort = (id: string, { port, input }: Pick<Call, 'port' | 'input'>) => {
  const actor = createActor(findPort(id, port), { input });
  // Tests read the result from the snapshot.
  actor.subscribe({ error: () => {} });
  return actor.start();
};

export const listPortCalls = (model: FlowModel): Call[] => {
  const starts = Object.keys(model.inputs).flatMap((input) => walk(model.machine, model, input, []));
  const ends = findWays(explore(model)).flatMap(({ frames }) => frames.slice(-1));
  const calls = [...starts, ...ends].flatMap((frame) => frame.called);
  return [...new Map(calls.map((call) => [`${call.port} ${canonical(call.input)}`, call])).values()];
};
