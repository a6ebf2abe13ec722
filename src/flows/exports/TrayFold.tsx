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

/** The exports, under a line that folds them; on a phone, where they would take half of the screen, they are folded at first. */
export const TrayFold = ({ summary, children }: Props) => {
  const isPhone = !useMedia(media.wide);
  const [isChosenOpen, setChosenOpen] = useState<boolean | null>(null);
  const id = useId();
  const isOpen = isChosenOpen ?? !isPhone;
  return (
    <>
      <div className={css.fold}>
        {/* Unfolded, each export says it itself. */}
        <p {...(!isOpen && { role: 'status' })}>{summary}</p>
        <Button
          variant="icon"
          aria-label={t(isOpen ? 'fold' : 'unfold')}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setChosenOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown /> : <ChevronUp />}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={css.exports}>
        {children}
      </div>
    </>
  );
};
