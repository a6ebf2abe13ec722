import type { ComponentProps } from 'react';
import { DialogPaper } from './DialogPaper.tsx';
import type { FormActor } from './forms/FormFlow.tsx';
import { noticeOfSent, useNoticedEnd } from './useNoticedEnd.ts';

type Props<Values, Payload> = ComponentProps<typeof DialogPaper> & {
  actor: FormActor<Values, Payload>;
  /** What a notice says once the form is sent. */
  done: string;
};

/** The paper of a form's modal, for a mount: it ends as a `FormDialog` does. */
export const FormPaper = <Values, Payload>({ actor, done, ...paper }: Props<Values, Payload>) => {
  useNoticedEnd(actor, noticeOfSent(done));
  return <DialogPaper {...paper} />;
};
