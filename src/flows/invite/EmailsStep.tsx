import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useId, useMemo, useState } from 'react';
import { inviteWords, t } from '#locales/fr/invite.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/translator.ts';
import { isEmail, refusalsOf, submittedEmailsSchema } from '#machines/invite/emails.ts';
import type { InviteActor, InviteSnapshot, TagChange } from '../../../machines/invite/invite.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { focusControl } from '../../ui/forms/ErrorSummary.tsx';
import { control as controlStyle } from '../../ui/forms/Form.css.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { NativeField, useNativeField } from '../../ui/forms/NativeField.tsx';
import { type FieldErrors, hasErrors } from '../../ui/forms/readForm.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { failureText } from '../../views/failureText.ts';
import * as css from './Invite.css.ts';

const describeCount = (count: number) =>
  count === 0 ? t('emails.totalNone') : t(`emails.total.${plural(count)}`, { count });

const mostNamed = 10;

const describeRepeated = (emails: readonly string[]) => {
  const named = emails.slice(0, mostNamed).join(', ');
  const count = emails.length - mostNamed;
  return t(`emails.repeated.${plural(emails.length)}`, {
    emails: count > 0 ? t('emails.andOthers', { emails: named, count }) : named,
  });
};

const tagsStatus = (emails: readonly string[], wrong: number, change: TagChange | null): string =>
  [
    change?.kind === 'removed' && t('emails.removed', { email: change.email }),
    describeCount(emails.length),
    wrong > 0 && t('emails.wrongCount', { count: wrong }),
    change?.kind === 'entered' && change.repeated.length > 0 && describeRepeated(change.repeated),
    change?.kind === 'entered' &&
      change.left > 0 &&
      t(`emails.left.${plural(change.left)}`, { count: change.left }),
  ]
    .filter(Boolean)
    .join(' ');

type EmailTagsProps = {
  emails: readonly string[];
  errors: FieldErrors;
  isBusy: boolean;
  onRemove: (email: string) => void;
  onCorrect: (email: string) => void;
};

const focusField = ({ form }: HTMLButtonElement) => form && focusControl(form, 'emails');

const moveFocus = (button: HTMLButtonElement) => {
  const tag = button.closest('li');
  const neighbour = tag?.nextElementSibling ?? tag?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLButtonElement>('button:last-of-type');
  if (next) next.focus();
  else focusField(button);
};

const errorsOf = (emails: readonly string[], refusals: FieldErrors): FieldErrors => ({
  ...Object.fromEntries(
    emails.filter((email) => !isEmail(email)).map((email) => [email, [t('emails.invalid')]]),
  ),
  ...refusals,
});

type Press = (button: HTMLButtonElement) => void;
type EmailTagProps = { email: string; error?: string; isBusy: boolean; onRemove: Press; onCorrect: Press };

const pressed = (press: Press) => (event: MouseEvent<HTMLButtonElement>) => press(event.currentTarget);

export const EmailTag = ({ email, error, isBusy, onRemove, onCorrect }: EmailTagProps) => {
  const errorId = useId();
  const isValid = error === undefined;
  return (
    <li className={isValid ? css.tag : css.wrongTag}>
      {isValid ? (
        <span className={css.emailTagsEmail}>{email}</span>
      ) : (
        <button
          type="button"
          name={email}
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
          <span>{error}</span>
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

const EmailTags = ({ emails, errors, isBusy, onRemove, onCorrect }: EmailTagsProps) =>
  emails.length > 0 && (
    <ul className={css.list} aria-label={t('emails.list')}>
      {[...new Set([...Object.keys(errors), ...emails])].map((email) => (
        <EmailTag
          key={email}
          email={email}
          {...(errors[email] && { error: errors[email].join(' ') })}
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

const separator = /[\s,;]/;

type EmailFieldProps = {
  typed: string;
  isBusy: boolean;
  onTyped: (typed: string) => void;
  /** Called after a separator, Enter, Tab or a paste; not on blur, which a click on a button causes too. */
  onEntered: (entered: string, isPasted?: boolean) => void;
};

const EmailField = ({ typed, isBusy, onTyped, onEntered }: EmailFieldProps) => {
  const { frame, control } = useNativeField('emails', t('emails.hint'));

  const enter = (event: KeyboardEvent) => {
    const isMark = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
    if (!isMark || typed === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Prevents the focus trap of the dialog from moving the focus when the user presses Tab.
    event.stopPropagation();
    onEntered(typed);
  };

  // Reads the pasted text from the event, because the field would remove the line breaks between addresses.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!separator.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    onEntered(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0), true);
  };

  return (
    <NativeField {...frame} label={t('emails.label')} isRequired>
      <input
        {...control}
        className={controlStyle}
        name="emails"
        type="text"
        inputMode="email"
        autoComplete="off"
        spellCheck="false"
        readOnly={isBusy}
        value={typed}
        onChange={({ target: { value } }) => (separator.test(value) ? onEntered(value) : onTyped(value))}
        onKeyDown={enter}
        onPaste={paste}
      />
    </NativeField>
  );
};

export const EmailsStep = ({ actor, snapshot }: { actor: InviteActor; snapshot: InviteSnapshot }) => {
  const [typed, setTyped] = useState('');
  const { emails, change, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const areAddresses = emails.every(isEmail);
  const refusals = useMemo(() => refusalsOf(emails, failure), [emails, failure]);
  const errors = errorsOf(emails, refusals);
  const remove = (email: string) => actor.send({ type: 'email.removed', email });
  return (
    <Form
      schema={submittedEmailsSchema(emails)}
      words={[inviteWords]}
      isBusy={isBusy}
      // Undefined without refused addresses: an empty object would remove the errors that the form has found.
      fieldErrors={hasErrors(refusals) ? refusals : undefined}
      formError={failure && failureText(failure)}
      onSubmit={(submitted) => {
        setTyped('');
        actor.send({ type: 'emails.submitted', typed: submitted.emails });
      }}
    >
      <EmailField
        typed={typed}
        isBusy={isBusy}
        onTyped={setTyped}
        onEntered={(entered, isPasted = false) => {
          setTyped('');
          actor.send({ type: 'emails.entered', typed: entered, isPasted });
        }}
      />
      <div className={css.entered}>
        <p role="status" className={css.status}>
          {tagsStatus(emails, Object.keys(errors).length, change)}
        </p>
        <EmailTags
          emails={emails}
          errors={errors}
          isBusy={isBusy}
          onRemove={remove}
          onCorrect={(email) => {
            remove(email);
            setTyped(email);
          }}
        />
      </div>
      <FormActions>
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'closed' })}>
          {ui('cancel')}
        </Button>
        <SubmitButton
          isDisabled={!isBusy && typed === '' && !snapshot.can({ type: 'emails.submitted', typed })}
          reason={t(areAddresses ? 'emails.none' : 'emails.wrong')}
        >
          {t('emails.submit')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
};
