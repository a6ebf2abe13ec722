import { useEffect, useRef } from 'react';
import { t } from '#locales/fr/productContact.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { sent } from './ProductContact.css.ts';

/** The request is received: says so, and what comes next. */
export const RequestSent = ({ onClose }: { onClose: () => void }) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div className={sent}>
      <Alert ref={alert} tone="ok" title={t('sent.text')} />
      <FormActions>
        <Button variant="filled" onPress={onClose}>
          {ui('close')}
        </Button>
      </FormActions>
    </div>
  );
};
