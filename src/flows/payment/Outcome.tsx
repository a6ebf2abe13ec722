import { useEffect, useRef } from 'react';
import { t } from '#locales/fr/payment.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';

const bills = '/espace-facturation';

/** The mandate is saved: what was typed is gone with its frame, and the focus is given what came of it. */
export const Saved = () => {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <Alert ref={message} tone="ok" title={t('saved.title')}>
        {t('saved.text')}
      </Alert>
      <FormActions>
        <Link variant="outlined" href="/">
          {t('dashboard')}
        </Link>
        <Link variant="filled" href={bills}>
          {t('bills')}
        </Link>
      </FormActions>
    </>
  );
};

/** The form did not come, or could not save the mandate. */
export const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A focus that was in the form has gone with it; elsewhere it is left where it is.
    if (document.activeElement === document.body) message.current?.focus();
  }, []);
  return (
    <>
      <Alert ref={message} tone="bad" title={t('failed.title')}>
        {t('failed.text')}
      </Alert>
      <FormActions>
        <Link variant="outlined" href={bills}>
          {t('bills')}
        </Link>
        <Button variant="filled" onPress={onRetry}>
          {ui('retry')}
        </Button>
      </FormActions>
    </>
  );
};
