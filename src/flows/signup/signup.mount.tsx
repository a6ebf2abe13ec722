import { useState } from 'react';
import { signupMachine } from '#machines/signup/signup.machine.ts';
import { CreatedAlert } from '../../views/CreatedAlert.tsx';
import { useSnapshot } from '../../views/Flow.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { useNoticedEnd } from '../../views/useNoticedEnd.ts';
import { noDraft } from './draft.ts';
import { noticeOfContract, SignupView } from './SignupPage.tsx';

const nothing = () => {};

/** The signup, then the welcome of the personal space: not where the sign-in comes before, since no token is stored. */
const SignupFrame = (props: MountProps<typeof SignupView>) => {
  const snapshot = useSnapshot(props.actor);
  useNoticedEnd(props.actor, noticeOfContract);
  const [isStored, setIsStored] = useState(false);
  if (snapshot.matches('attaching') && !isStored) setIsStored(true);
  if (isStored && snapshot.output?.isCreated) return <CreatedAlert />;
  return (
    <SignupView
      draft={noDraft}
      onTyped={nothing}
      onSignIn={nothing}
      contractStep={() => (
        <p role="status" data-stand-in>
          Le formulaire du contrat
        </p>
      )}
      {...props}
    />
  );
};

export const signupMount = defineMount(signupMachine, SignupFrame);
