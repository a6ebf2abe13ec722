import { t } from '#locales/fr/identity.ts';
import { TextField } from '../ui/TextField.tsx';

/** An e-mail address typed twice. */
export const EmailFields = () => (
  <>
    <TextField
      name="email"
      type="email"
      label={t('email.label')}
      hint={t('email.hint')}
      autoComplete="email"
      spellCheck="false"
    />
    <TextField
      name="repeated_email"
      type="email"
      label={t('repeated_email.label')}
      autoComplete="email"
      spellCheck="false"
    />
  </>
);
