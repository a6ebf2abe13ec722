import { useId, useMemo, useState } from 'react';
import { t } from '#locales/fr/identity.ts';
import { passwordRuleNames, satisfies } from '../../domain/account/identity.ts';
import { Checklist, PasswordField } from '../../ui/forms/text/PasswordField.tsx';
import { field } from './NameFields.tsx';

export const NewPasswordFields = ({ label }: { label: string }) => {
  const rulesId = useId();
  const [typed, setTyped] = useState('');
  const password = useMemo(
    () => (
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        aria-describedby={rulesId}
        onChange={setTyped}
      />
    ),
    [label, rulesId],
  );
  const repeated = useMemo(
    () => <PasswordField {...field('repeated_password')} autoComplete="new-password" />,
    [],
  );
  return (
    <>
      <div>
        {password}
        <Checklist
          id={rulesId}
          title={t('passwordRules.title')}
          items={passwordRuleNames.map((rule) => ({
            label: t(`passwordRules.${rule}`),
            isMet: satisfies(rule, typed),
          }))}
        />
      </div>
      {repeated}
    </>
  );
};
