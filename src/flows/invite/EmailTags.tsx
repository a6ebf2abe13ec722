import { t } from '#locales/fr/invite.ts';
import { isEmail } from '#machines/invite/emails.ts';
import { focusControl } from '../../ui/focus/focusControl.ts';
import { EmailTag } from './EmailTag.tsx';
import * as css from './EmailTags.css.ts';

type Props = {
  emails: readonly string[];
  isBusy: boolean;
  onRemove: (email: string) => void;
  /** The address goes back to the field. */
  onCorrect: (email: string) => void;
};

const focusField = ({ form }: HTMLButtonElement) => form && focusControl(form, 'emails');

/** The focus goes to the neighbour of a tag that is leaving, else to the field. */
const moveFocus = (button: HTMLButtonElement) => {
  const tag = button.closest('li');
  const neighbour = tag?.nextElementSibling ?? tag?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLButtonElement>('button:last-of-type');
  if (next) next.focus();
  else focusField(button);
};

/** What is to be corrected comes first, in sight however long the list. */
const inOrder = (emails: readonly string[]) => [
  ...emails.filter((email) => !isEmail(email)),
  ...emails.filter(isEmail),
];

export const EmailTags = ({ emails, isBusy, onRemove, onCorrect }: Props) =>
  emails.length > 0 && (
    <ul className={css.list} aria-label={t('emails.list')}>
      {inOrder(emails).map((email) => (
        <EmailTag
          key={email}
          email={email}
          isBusy={isBusy}
          onRemove={(button) => {
            moveFocus(button);
            onRemove(email);
          }}
          onCorrect={(button) => {
            focusField(button);
            onCorrect(email);
          }}
        />
      ))}
    </ul>
  );
