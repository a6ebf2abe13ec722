import type { ComponentProps, ReactNode } from 'react';
import { body, header, heading } from '../ui/dialogs/Dialog.css.ts';
import type { DialogProps } from '../ui/dialogs/Dialog.tsx';
import type { FormActor } from './forms/FormFlow.tsx';
import { paper } from './Paper.css.ts';
import { noticeOfSent, useNoticedEnd } from './useNoticedEnd.ts';

type DialogPaperProps = Pick<DialogProps, 'title' | 'size'> & { children: ReactNode };

/** The paper of a modal, for a mount: alone on its page, it covers nothing and keeps no one in. */
export const DialogPaper = ({ title, size = 'narrow', children }: DialogPaperProps) => (
  <section className={paper[size]}>
    <div className={header}>
      <h2 className={heading}>{title}</h2>
    </div>
    <div className={body}>{children}</div>
  </section>
);

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
