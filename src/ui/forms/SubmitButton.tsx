import { type ReactNode, useContext, useId } from 'react';
import { t } from '#locales/fr/form.ts';
import { Button, type Elements } from '../controls/buttons/Button.tsx';
import { VisuallyHidden } from '../display/Skeleton.tsx';
import { reason as reasonStyle, submit } from './Form.css.ts';
import { FormContext } from './readForm.ts';

type Props = {
  /** The action in words, « Ajouter le contrat ». */
  children: ReactNode;
  icon?: Elements;
  /** `danger` where it destroys something; `outlined` beside a page's own action. */
  variant?: 'filled' | 'danger' | 'outlined';
  isDisabled?: boolean;
  /** Why it is disabled, shown under the button while it is. */
  reason?: ReactNode;
};

/**
 * The one submit button of a form; busy while the form is. If the form is not complete it is marked as disabled, but looks as
 * usual and takes the focus: pressed, it sends nothing and shows the missing fields.
 */
export const SubmitButton = ({ children, icon, variant = 'filled', isDisabled = false, reason }: Props) => {
  const { news, isBusy, isIncomplete } = useContext(FormContext);
  const isWaiting = isIncomplete === true && !isBusy && !isDisabled;
  // Said in either case: what is under the button never makes it move.
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
        <span role="status">{isBusy ? t('sending') : news}</span>
      </VisuallyHidden>
    </div>
  );
};
