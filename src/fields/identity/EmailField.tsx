import { TextField, type TextFieldProps } from '../../ui/forms/text/TextField.tsx';

type Props = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'defaultValue'>;

/** An e-mail address. Its type is not `email`, which converts the domain to punycode in Chromium (docs/rules.md#email). */
export const EmailField = (props: Props) => (
  <TextField {...props} inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck="false" />
);
