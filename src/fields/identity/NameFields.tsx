import { identityWords, t } from '#locales/fr/identity.ts';
import { fieldWords } from '#locales/translator.ts';
import type { KnownIdentity } from '../../domain/account/identity.ts';
import { civilities } from '../../domain/account/profile.ts';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { FieldRow } from '../../ui/forms/FormLayout.tsx';
import { TextField, type TextFieldProps } from '../../ui/forms/text/TextField.tsx';

export const field = fieldWords(identityWords);

const civilityOptions = [...civilities].reverse().map((value) => ({ value, label: t(`civility.${value}`) }));

type Props = { identity: Pick<KnownIdentity, 'civility' | 'first_name' | 'last_name'> };

export const NameFields = ({ identity }: Props) => (
  <>
    <RadioGroup {...field('civility')} options={civilityOptions} defaultValue={identity.civility} />
    <FieldRow>
      <TextField {...field('first_name')} autoComplete="given-name" defaultValue={identity.first_name} />
      <TextField {...field('last_name')} autoComplete="family-name" defaultValue={identity.last_name} />
    </FieldRow>
  </>
);

type EmailFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'defaultValue'>;

/** Field without the type `email`, with which Chromium converts domains to punycode (docs/rules.md#email). */
export const EmailField = (props: EmailFieldProps) => (
  <TextField {...props} inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck="false" />
);

export const EmailFields = ({ email, repeated_email }: { email?: string; repeated_email?: string }) => (
  <>
    <EmailField {...field('email')} defaultValue={email} />
    <EmailField {...field('repeated_email')} defaultValue={repeated_email} />
  </>
);
