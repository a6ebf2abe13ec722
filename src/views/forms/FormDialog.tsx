import { required } from '#machines/setup/required.ts';
import { DialogContent } from '../../ui/dialogs/DialogShell.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import type { Elements } from '../../ui/display/Card.tsx';
import { noticeOfSent, useNoticedEnd } from '../useNoticedEnd.ts';
import { useSnapshot } from '../useSnapshot.ts';
import type { FormActor } from './FormFlow.tsx';

/** How a form ends: sent, with what was accepted, or left. */
export type FormEnds<Accepted> = { onSubmitted: (accepted: Accepted) => void; onAbandoned: () => void };

type Props<Values, Payload> = FormEnds<Payload> & {
  title: string;
  /** What a notice says once it is sent. */
  done: string;
  actor: FormActor<Values, Payload>;
  children: Elements;
};

/** A form that is sent once, in a modal that nothing closes while it is being sent. */
export const FormDialog = <Values, Payload>(props: Props<Values, Payload>) => {
  const { title, done, actor, onSubmitted, onAbandoned, children } = props;
  const snapshot = useSnapshot(actor);
  useNoticedEnd(actor, noticeOfSent(done), (end) =>
    end.matches('submitted') ? onSubmitted(required(end.context.payload)) : onAbandoned(),
  );
  return (
    <DialogContent
      title={title}
      isDismissable={snapshot.can({ type: 'closed' })}
      onClose={() => askBeforeLeaving(() => actor.send({ type: 'closed' }))}
    >
      {children}
    </DialogContent>
  );
};
