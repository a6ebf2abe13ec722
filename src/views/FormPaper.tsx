import type { ComponentProps, ReactNode } from 'react';
import { body, header, heading } from '../ui/dialogs/Dialog.css.ts';
import type { DialogProps } from '../ui/dialogs/Dialog.tsx';
import type { FormActor } from './forms/FormFlow.tsx';
import { noticeOfSent, useNoticedEnd } from './notices/notify.ts';
import { paper } from './Views.css.ts';

type DialogPaperProps = Pick<DialogProps, 'title' | 'size'> & { children: ReactNode };

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
  done: string;
};

export const FormPaper = <Values, Payload>({ actor, done, ...paper }: Props<Values, Payload>) => {
  useNoticedEnd(actor, noticeOfSent(done));
  return <DialogPaper {...paper} />;
};
