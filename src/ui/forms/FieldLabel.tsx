import { type ReactNode, useContext } from 'react';
import { Label } from 'react-aria-components/TextField';
import { t } from '#locales/fr/ui.ts';
import { label, optional } from './Field.css.ts';
import { FormContext } from './formContext.ts';

type Props = {
  children: ReactNode;
  isRequired: boolean;
  /** The control's id, where React Aria does not tie them. */
  htmlFor?: string;
  id?: string;
};

/** A field is required unless its label says otherwise, save in a search. */
export const FieldLabel = ({ children, isRequired, ...props }: Props) => {
  const { isSearch } = useContext(FormContext);
  return (
    <Label className={label} {...props}>
      <span>{children}</span>{' '}
      {!isRequired && !isSearch && <span className={optional}>{`(${t('optional')})`}</span>}
    </Label>
  );
};
