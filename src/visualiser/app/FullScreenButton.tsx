import Expand from 'lucide-react/icons/expand';
import Shrink from 'lucide-react/icons/shrink';
import { type RefObject, useSyncExternalStore } from 'react';
import { t } from '#locales/fr/visualiser.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';

const subscribe = (notify: () => void) => {
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
};

/** Gives the whole screen to an element, where the browser can. */
export const FullScreenButton = ({ of }: { of: RefObject<HTMLElement | null> }) => {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const label = t(isFull ? 'fullScreen.leave' : 'fullScreen.enter');
  return (
    <Button
      variant="icon"
      aria-label={label}
      title={label}
      data-command="full-screen"
      onPress={() =>
        // Refused where the page is in a frame that may not: it stays as it is.
        void (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => {})
      }
    >
      {isFull ? <Shrink /> : <Expand />}
    </Button>
  );
};
