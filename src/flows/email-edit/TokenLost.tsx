import { useEffect, useRef } from 'react';
import { t } from '#locales/fr/emailEdit.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import * as css from './TokenLost.css.ts';

type Props = { email: string; onSignIn: () => void };

/** The address is changed, but this browser has no session of it. */
export const TokenLost = ({ email, onSignIn }: Props) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div className={css.step}>
      <Alert ref={alert} tone="warn" title={t('tokenLost.title')}>
        {t('tokenLost.text', { email })}
      </Alert>
      <FormActions>
        <Button variant="filled" onPress={onSignIn}>
          {t('tokenLost.signIn')}
        </Button>
      </FormActions>
    </div>
  );
};
