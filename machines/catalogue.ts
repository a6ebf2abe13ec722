import { addContractMachine } from './add-contract/addContract.machine.ts';
import { addContractModel } from './add-contract/addContract.model.ts';
import type { Flow } from './kit/flow.ts';
import { sessionMachine } from './session/session.machine.ts';
import { sessionModel } from './session/session.model.ts';
import { signupMachine } from './signup/signup.machine.ts';
import { signupModel } from './signup/signup.model.ts';

/** Every flow of the portal, in the order a product owner reads them. */
export const catalogue: readonly Flow[] = [
  { id: 'session', folder: 'session', machine: sessionMachine, model: sessionModel },
  { id: 'signup', folder: 'signup', machine: signupMachine, model: signupModel },
  { id: 'addContract', folder: 'add-contract', machine: addContractMachine, model: addContractModel },
];
