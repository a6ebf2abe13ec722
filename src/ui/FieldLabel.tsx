import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/TextField';
import { t } from '#locales/fr/ui.ts';
import { label, optional } from './Field.css.ts';

type Props = { children: ReactNode; isRequired: boolean };

/** A field is required unless its label says otherwise. */
export const FieldLabel = ({ children, isRequired }: Props) => (
  <Label className={label}>
    {children}
    {!isRequired && <span className={optional}> ({t('optional')})</span>}
  </Label>
);
