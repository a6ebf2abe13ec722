import type { ClipboardEvent, KeyboardEvent } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { t } from '#locales/fr/invite.ts';
import { control, field } from '../../ui/forms/Field.css.ts';
import { FieldLabel } from '../../ui/forms/FieldLabel.tsx';
import { FieldError, FieldHint } from '../../ui/forms/FieldMessages.tsx';
import { useFormField } from '../../ui/forms/formContext.ts';

const separator = /[\s,;]/;

type Props = {
  typed: string;
  isBusy: boolean;
  onTyped: (typed: string) => void;
  /** Something to cut into tags: by a separator, Enter, Tab or a paste. Never by leaving the field, which a press does. */
  onEntered: (entered: string) => void;
};

/** Where addresses are typed or pasted (docs/rules.md#invitation). */
export const EmailField = ({ typed, isBusy, onTyped, onEntered }: Props) => {
  const { sentences, isInvalid } = useFormField('emails');

  const enter = (event: KeyboardEvent) => {
    const isMark = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
    if (!isMark || typed === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A dialog moves the focus on Tab, prevented or not.
    event.stopPropagation();
    onEntered(typed);
  };

  // Pasted as text, a list would lose the ends of its lines.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!separator.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    onEntered(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0));
  };

  return (
    <AriaTextField
      className={field}
      name="emails"
      type="text"
      inputMode="email"
      autoComplete="off"
      spellCheck="false"
      isReadOnly={isBusy}
      isInvalid={isInvalid}
      value={typed}
      onChange={(raw) => (separator.test(raw) ? onEntered(raw) : onTyped(raw))}
    >
      <FieldLabel isRequired>{t('emails.label')}</FieldLabel>
      <FieldHint>{t('emails.hint')}</FieldHint>
      <Input className={control} onKeyDown={enter} onPaste={paste} />
      <FieldError sentences={sentences} />
    </AriaTextField>
  );
};
