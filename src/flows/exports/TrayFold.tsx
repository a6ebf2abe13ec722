import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useId, useState } from 'react';
import { t } from '#locales/fr/exports.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { media } from '../../ui/theme/tokens.ts';
import * as css from './Exports.css.ts';

type Props = {
  /** What is said of the exports in a line, which is announced as it changes. */
  summary: string;
  /** The exports themselves. */
  children: ReactNode;
};

/** On a phone the exports are a line until they are asked for: they would take half of the screen. */
export const TrayFold = ({ summary, children }: Props) => {
  const isPhone = !useMedia(media.wide);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isFolded = isPhone && !isOpen;
  return (
    <>
      {isPhone && (
        <div className={css.fold}>
          {/* Unfolded, each export says it itself. */}
          <p {...(isFolded && { role: 'status' })}>{isFolded ? summary : t('label')}</p>
          <Button
            variant="icon"
            aria-label={t(isOpen ? 'fold' : 'unfold')}
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? <ChevronDown /> : <ChevronUp />}
          </Button>
        </div>
      )}
      {!isPhone && <p className={css.summary}>{summary}</p>}
      <div id={id} hidden={isFolded} className={css.exports}>
        {children}
      </div>
    </>
  );
};
