import type { ReactNode } from 'react';
import { actions, row } from './Form.css.ts';

/** Fields side by side if they fit. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={row}>{children}</div>;

/** Buttons at the end of a form; the main one is last. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={actions}>{children}</div>
);
