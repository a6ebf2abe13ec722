import { fromPromise } from 'xstate';
import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { saveIdentity } from '../../api/account.ts';

export const profileCompletion = profileCompletionMachine.provide({
  actors: { submitForm: fromPromise(({ input, signal }) => saveIdentity(input.payload, signal)) },
});
