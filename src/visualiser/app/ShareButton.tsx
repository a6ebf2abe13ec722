import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { t } from '#locales/fr/visualiser.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { command, wordy } from './controls.css.ts';

/** Copies the address, which opens exactly what is looked at. */
export const ShareButton = () => {
  const [outcome, setOutcome] = useState<{ of: string; text: string } | null>(null);
  const status = outcome?.of === location.href ? outcome.text : '';
  const copy = async () => {
    const of = location.href;
    try {
      await navigator.clipboard.writeText(of);
      setOutcome({ of, text: t('share.done') });
    } catch {
      setOutcome({ of, text: t('share.failed') });
    }
  };
  return (
    <>
      <button type="button" className={command} data-command="share" onClick={() => void copy()}>
        <Link2 aria-hidden />
        <span className={wordy}>{t(status ? 'share.copied' : 'share.button')}</span>
      </button>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  );
};
