import { t } from '#locales/fr/identity.ts';
import { TextField } from '../../ui/forms/text/TextField.tsx';

type Props = { email?: string; repeated_email?: string };

/** An e-mail address typed twice. */
export const EmailFields = ({ email, repeated_email }: Props) => (
  <>
    <TextField
      name="email"
      type="email"
      label={t('email.label')}
      hint={t('email.hint')}
      autoComplete="email"
      spellCheck="false"
      defaultValue={email}
    />
    <TextField
      name="repeated_email"
      type="email"
      label={t('repeated_email.label')}
      autoComplete="email"
      spellCheck="false"
      defaultValue={repeated_email}
    />
  </>
);
