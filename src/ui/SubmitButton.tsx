import { type ReactNode, useContext, useId } from 'react';
import { t } from '#locales/fr/form.ts';
import { Button } from './Button.tsx';
import { FormContext } from './formContext.ts';
import { reason as reasonStyle, submit } from './SubmitButton.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  /** The action in words, « Ajouter le contrat ». */
  children: ReactNode;
  icon?: ReactNode;
  /** `danger` where it destroys something. */
  variant?: 'filled' | 'danger';
  isDisabled?: boolean;
  /** Why it is disabled, shown under the button while it is. */
  reason?: ReactNode;
};

/** The one submit button of a form; busy while the form is. */
export const SubmitButton = ({ children, icon, variant = 'filled', isDisabled = false, reason }: Props) => {
  const { isBusy } = useContext(FormContext);
  const reasonId = useId();
  const isExplained = isDisabled && reason !== undefined;
  return (
    <div className={submit}>
      <Button
        type="submit"
        variant={variant}
        icon={icon}
        isBusy={isBusy}
        isDisabled={isDisabled}
        {...(isExplained && { 'aria-describedby': reasonId })}
      >
        {children}
      </Button>
      {isExplained && (
        <p id={reasonId} className={reasonStyle}>
          {reason}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{isBusy ? t('sending') : ''}</span>
      </VisuallyHidden>
    </div>
  );
};
