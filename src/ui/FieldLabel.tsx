import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/TextField';
import { t } from '#locales/fr/ui.ts';
import { label, optional } from './Field.css.ts';

type Props = {
  children: ReactNode;
  isRequired: boolean;
  /** The control's id, where React Aria does not tie them. */
  htmlFor?: string;
};

/** A field is required unless its label says otherwise. */
export const FieldLabel = ({ children, isRequired, ...props }: Props) => (
  <Label className={label} {...props}>
    {children}
    {!isRequired && <span className={optional}> ({t('optional')})</span>}
  </Label>
);
