import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useId } from 'react';
import { t } from '#locales/fr/invite.ts';
import { isEmail } from '#machines/invite/emails.ts';
import * as css from './EmailTags.css.ts';

type Press = (button: HTMLButtonElement) => void;
type Props = { email: string; isBusy: boolean; onRemove: Press; onCorrect: Press };

const pressed = (press: Press) => (event: MouseEvent<HTMLButtonElement>) => press(event.currentTarget);

/** One address; one that is malformed says so and can be corrected. */
export const EmailTag = ({ email, isBusy, onRemove, onCorrect }: Props) => {
  const errorId = useId();
  const isValid = isEmail(email);
  return (
    <li className={isValid ? css.tag : css.wrongTag}>
      {isValid ? (
        <span className={css.email}>{email}</span>
      ) : (
        <button
          type="button"
          className={css.correct}
          disabled={isBusy}
          aria-label={t('emails.correct', { email })}
          aria-describedby={errorId}
          onClick={pressed(onCorrect)}
        >
          {email}
        </button>
      )}
      {!isValid && (
        <span id={errorId} className={css.error}>
          <CircleAlert />
          <span>{t('emails.invalid')}</span>
        </span>
      )}
      <button
        type="button"
        className={css.remove}
        disabled={isBusy}
        aria-label={t('emails.remove', { email })}
        onClick={pressed(onRemove)}
      >
        <X />
      </button>
    </li>
  );
};
