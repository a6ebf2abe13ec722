import type { ReactNode } from 'react';
import { actions, row } from './Form.css.ts';

export const FieldRow = ({ children }: { children: ReactNode }) => <div className={row}>{children}</div>;

export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={actions}>{children}</div>
);
