import { useEffect } from 'react';

/** What each sheet of paper has at its foot, in the margin that `src/ui/theme/paper.css` names. */
export const usePrintedFoot = (text: string): void => {
  useEffect(() => {
    document.documentElement.style.setProperty('--printed-foot', JSON.stringify(text));
  }, [text]);
};
