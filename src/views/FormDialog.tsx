import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { kept } from '#machines/kit/kept.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { FormActor } from './FormFlow.tsx';
import { useFlowEnd } from './useFlowEnd.ts';

/** How a form ends: sent, with what was accepted, or left. */
export type FormEnds<Accepted> = { onSubmitted: (accepted: Accepted) => void; onAbandoned: () => void };

type Props<Input, Values, Payload> = FormEnds<Payload> & {
  title: string;
  actor: FormActor<Input, Values, Payload>;
  children: ReactNode;
};

/** A form that is sent once, in a modal that nothing closes while it is being sent. */
export const FormDialog = <Input, Values, Payload>(props: Props<Input, Values, Payload>) => {
  const { title, actor, onSubmitted, onAbandoned, children } = props;
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useFlowEnd(actor, (snapshot) =>
    snapshot.matches('submitted') ? onSubmitted(kept(snapshot.context.payload)) : onAbandoned(),
  );
  return (
    <Dialog title={title} isDismissable={!isBusy} onClose={() => actor.send({ type: 'closed' })}>
      {children}
    </Dialog>
  );
};
