import { fromPromise } from 'xstate';
import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { savePerson } from '../../api/account.ts';

export const profileCompletion = profileCompletionMachine.provide({
  actors: { submitForm: fromPromise(({ input, signal }) => savePerson(input.payload, signal)) },
});
