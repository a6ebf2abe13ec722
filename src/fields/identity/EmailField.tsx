import { t } from '#locales/fr/identity.ts';
import { TextField, type TextFieldProps } from '../../ui/forms/text/TextField.tsx';

type Props = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'defaultValue'>;

/**
 * E-mail address. The type is not `email`, which converts the domain to punycode in Chromium (docs/rules.md#email).
 */
export const EmailField = (props: Props) => (
  <TextField {...props} inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck="false" />
);

type EmailFieldsProps = { email?: string; repeated_email?: string };

export const EmailFields = ({ email, repeated_email }: EmailFieldsProps) => (
  <>
    <EmailField name="email" label={t('email.label')} hint={t('email.hint')} defaultValue={email} />
    <EmailField name="repeated_email" label={t('repeated_email.label')} defaultValue={repeated_email} />
  </>
);
