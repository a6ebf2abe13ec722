import { type ReactNode, useContext, useId } from 'react';
import { t } from '#locales/fr/form.ts';
import { Button, type Elements } from '../controls/buttons/Button.tsx';
import { VisuallyHidden } from '../display/Skeleton.tsx';
import { reason as reasonStyle, submit } from './Form.css.ts';
import { FormContext } from './readForm.ts';

type Props = {
  children: ReactNode;
  icon?: Elements;
  variant?: 'filled' | 'danger' | 'outlined';
  isDisabled?: boolean;
  reason?: ReactNode;
  busy?: string;
};

export const SubmitButton = (props: Props) => {
  const { children, icon, variant = 'filled', isDisabled = false, reason, busy = t('sending') } = props;
  const { news, isBusy, isIncomplete } = useContext(FormContext);
  const isWaiting = isIncomplete === true && !isBusy && !isDisabled;
  // Gives a complete form a text too, so that the button does not move when the form becomes complete.
  const completeness = isIncomplete === null ? undefined : t(isIncomplete ? 'incomplete' : 'complete');
  const below = isDisabled ? reason : completeness;
  const reasonId = useId();
  const isExplained = (isDisabled || isWaiting) && below !== undefined;
  return (
    <div className={submit}>
      <Button
        type="submit"
        variant={variant}
        icon={icon}
        isBusy={isBusy}
        isDisabled={isDisabled}
        {...(isWaiting && { 'aria-disabled': true, 'data-incomplete': true })}
        {...(isExplained && { 'aria-describedby': reasonId })}
      >
        {children}
      </Button>
      {below !== undefined && (
        <p id={reasonId} className={reasonStyle}>
          {below}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{isBusy ? busy : news}</span>
      </VisuallyHidden>
    </div>
  );
};
