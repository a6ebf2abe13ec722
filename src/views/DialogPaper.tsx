import type { ReactNode } from 'react';
import { body, header, heading } from '../ui/dialogs/Dialog.css.ts';
import type { DialogProps } from '../ui/dialogs/Dialog.tsx';
import { paper } from './DialogPaper.css.ts';

type Props = Pick<DialogProps, 'title' | 'size'> & { children: ReactNode };

/** The paper of a modal, for a mount: alone on its page, it covers nothing and keeps no one in. */
export const DialogPaper = ({ title, size = 'narrow', children }: Props) => (
  <section className={paper[size]}>
    <div className={header}>
      <h2 className={heading}>{title}</h2>
    </div>
    <div className={body}>{children}</div>
  </section>
);
