import { t } from '#locales/fr/identity.ts';
import { departments, type KnownIdentity } from '../../domain/account/identity.ts';
import { Select } from '../../ui/forms/choice/Select.tsx';
import { TextField, type TextFieldProps } from '../../ui/forms/text/TextField.tsx';
import { NameFields } from './NameFields.tsx';

const departmentOptions = departments.map((value) => ({ value, label: t(`departments.${value}`) }));

/** Identity and company of the user: the keys of `POST /api/user/civility`. */
export const IdentityFields = ({ identity }: { identity: KnownIdentity }) => (
  <>
    <NameFields identity={identity} />
    <TextField
      name="entity_name"
      label={t('entity_name.label')}
      hint={t('entity_name.hint')}
      autoComplete="organization"
      defaultValue={identity.entity_name}
    />
    <Select
      name="department_code"
      label={t('department_code.label')}
      options={departmentOptions}
      defaultValue={identity.department_code}
    />
  </>
);

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
