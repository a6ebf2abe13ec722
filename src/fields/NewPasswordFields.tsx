import { useId, useState } from 'react';
import { t } from '#locales/fr/identity.ts';
import { passwordRuleNames, satisfies } from '#machines/domain/password.ts';
import { Checklist } from '../ui/Checklist.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';

/** A new password typed twice, with what it must hold ticked as it is typed. */
export const NewPasswordFields = ({ label }: { label: string }) => {
  const rulesId = useId();
  const [typed, setTyped] = useState('');
  return (
    <>
      <div>
        <PasswordField
          name="password"
          label={label}
          autoComplete="new-password"
          aria-describedby={rulesId}
          onChange={setTyped}
        />
        <Checklist
          id={rulesId}
          title={t('passwordRules.title')}
          items={passwordRuleNames.map((rule) => ({
            label: t(`passwordRules.${rule}`),
            isMet: satisfies(rule, typed),
          }))}
        />
      </div>
      <PasswordField
        name="repeated_password"
        label={t('repeated_password.label')}
        autoComplete="new-password"
      />
    </>
  );
};
