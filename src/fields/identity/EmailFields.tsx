import { t } from '#locales/fr/identity.ts';
import { EmailField } from './EmailField.tsx';

type Props = { email?: string; repeated_email?: string };

/** An e-mail address typed twice. */
export const EmailFields = ({ email, repeated_email }: Props) => (
  <>
    <EmailField name="email" label={t('email.label')} hint={t('email.hint')} defaultValue={email} />
    <EmailField name="repeated_email" label={t('repeated_email.label')} defaultValue={repeated_email} />
  </>
);
