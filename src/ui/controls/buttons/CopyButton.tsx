import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { t } from '#locales/fr/ui.ts';
import { VisuallyHidden } from '../../display/Skeleton.tsx';
import { Button } from './Button.tsx';

type Props = { text: string; label: string };

const resultShownFor = 4000;

export const CopyButton = ({ text, label }: Props) => {
  const [result, setResult] = useState<'done' | 'failed' | null>(null);
  useEffect(() => {
    if (result !== 'done') return;
    const waiting = setTimeout(() => setResult(null), resultShownFor);
    return () => clearTimeout(waiting);
  }, [result]);
  const copy = async () => {
    try {
      // Throws without HTTPS, because `clipboard` is then undefined.
      await navigator.clipboard.writeText(text);
      setResult('done');
    } catch {
      setResult('failed');
    }
  };
  const isDone = result === 'done';
  return (
    <>
      <Button
        variant="text"
        icon={isDone ? <Check /> : <Copy />}
        aria-label={label}
        onPress={() => void copy()}
      >
        {t(isDone ? 'copy.done' : 'copy.button')}
      </Button>
      {result === 'failed' && <span role="status">{t('copy.failed')}</span>}
      {isDone && (
        <VisuallyHidden>
          <span role="status">{t('copy.done')}</span>
        </VisuallyHidden>
      )}
    </>
  );
};
