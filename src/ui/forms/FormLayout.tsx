import type { ReactNode } from 'react';
import { actions, row } from './Form.css.ts';

/** Fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={row}>{children}</div>;

/** The buttons that end a form; the main one comes last. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={actions}>{children}</div>
);
