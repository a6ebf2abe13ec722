import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { contractWithoutRib, knownContract, knownIdentity } from '#src/domain/fixtures/account.ts';
import { addContractMachine } from '../add-contract/addContract.machine.ts';
import { billingEditMachine } from '../billing-edit/billingEdit.machine.ts';
import { contactEditMachine } from '../contact-edit/contactEdit.machine.ts';
import { emailEditMachine } from '../email-edit/emailEdit.machine.ts';
import { ibanEditMachine } from '../iban-edit/ibanEdit.machine.ts';
import { nameEditMachine } from '../name-edit/nameEdit.machine.ts';
import { passwordEditMachine } from '../password-edit/passwordEdit.machine.ts';
import { profileCompletionMachine } from '../profile-completion/profileCompletion.machine.ts';

const email = 'jeanne.legoff@exemple.test';
const [contract, identity] = [knownContract, knownIdentity];

const openAs = (role: string) => ({
  addContract: createActor(addContractMachine, { input: { role } }),
  nameEdit: createActor(nameEditMachine, { input: { role, identity } }),
  emailEdit: createActor(emailEditMachine, { input: { role, email } }),
  passwordEdit: createActor(passwordEditMachine, { input: { role, email } }),
  billingEdit: createActor(billingEditMachine, { input: { role, contract } }),
  contactEdit: createActor(contactEditMachine, { input: { role, contract } }),
  ibanEdit: createActor(ibanEditMachine, { input: { role, contract } }),
  profileCompletion: createActor(profileCompletionMachine, { input: { role, identity } }),
});

type Form = keyof ReturnType<typeof openAs>;

const all: Form[] = [
  ...(['addContract', 'nameEdit', 'emailEdit', 'passwordEdit'] as const),
  ...(['billingEdit', 'contactEdit', 'ibanEdit', 'profileCompletion'] as const),
];

const closed: Record<string, Form[]> = {
  owner: [],
  admin: [],
  simple: [],
  auditor: [],
  '': [],
  internal_adviser_admin: ['nameEdit', 'passwordEdit', 'contactEdit', 'ibanEdit', 'profileCompletion'],
  internal_adviser_simple: all,
};

const rows = Object.entries(closed).flatMap(([role, forms]) =>
  all.map((form) => ({ role, form, state: forms.includes(form) ? 'consulting' : 'editing' })),
);

describe('access to forms by role', () => {
  it.each(rows)('starts the form $form in the state $state for « $role »', ({ role, form, state }) => {
    const actor = openAs(role)[form];
    actor.start();
    expect(actor.getSnapshot().value).toBe(state);
    actor.stop();
  });

  it.each(['owner', 'admin', 'simple'])('closes the IBAN form to « %s » without the role RIB', (role) => {
    const actor = createActor(ibanEditMachine, { input: { role, contract: contractWithoutRib } });
    actor.start();
    expect(actor.getSnapshot().value).toBe('consulting');
    actor.stop();
  });
});
