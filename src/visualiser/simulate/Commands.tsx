import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { t } from '#locales/fr/visualiser.ts';
import { command, commands } from '../app/controls.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';

/** Back, forth, and from the start; nothing of what was done is lost by them. */
export const Commands = ({ visualiser: { place, go } }: { visualiser: Visualiser }) => {
  const { at, simulation } = place;
  const choices = [
    { name: 'back', Icon: ArrowLeft, to: at - 1 },
    { name: 'forward', Icon: ArrowRight, to: at + 1 },
    { name: 'restart', Icon: RotateCcw, to: 0 },
  ] as const;
  const last = simulation.steps.length;
  return (
    <div className={commands}>
      {choices.map(({ name, Icon, to }) => {
        const isPossible = to >= 0 && to <= last;
        return (
          <button
            key={name}
            type="button"
            className={command}
            data-command={name}
            // Disabled by the browser, it would lose the focus of who has just pressed it.
            aria-disabled={!isPossible}
            onClick={() => isPossible && go({ at: to })}
          >
            <Icon aria-hidden />
            {t(`commands.${name}`)}
          </button>
        );
      })}
    </div>
  );
};
