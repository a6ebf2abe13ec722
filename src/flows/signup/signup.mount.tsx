import { signupMachine } from '#machines/signup/signup.machine.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { noDraft } from './draft.ts';
import { SignupView } from './SignupView.tsx';

const nothing = () => {};

export const signupMount = defineMount(signupMachine, (props: MountProps<typeof SignupView>) => (
  <SignupView
    draft={noDraft}
    onTyped={nothing}
    onSignIn={nothing}
    contractStep={() => <p role="status">Le formulaire du contrat</p>}
    {...props}
  />
));
