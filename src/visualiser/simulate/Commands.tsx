import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { t } from '#locales/fr/visualiser.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import * as css from './simulate.css.ts';

/** Back, forth, and from the start; nothing of what was done is lost by them. */
export const Commands = ({ visualiser: { place, go } }: { visualiser: Visualiser }) => {
  const { at, simulation } = place;
  const commands = [
    { command: 'back', Icon: ArrowLeft, to: at - 1 },
    { command: 'forward', Icon: ArrowRight, to: at + 1 },
    { command: 'restart', Icon: RotateCcw, to: 0 },
  ] as const;
  const last = simulation.steps.length;
  return (
    <div className={css.commands}>
      {commands.map(({ command, Icon, to }) => (
        <button
          key={command}
          type="button"
          className={css.command}
          data-command={command}
          disabled={to < 0 || to > last || to === at}
          onClick={() => go({ at: to })}
        >
          <Icon aria-hidden />
          {t(`commands.${command}`)}
        </button>
      ))}
    </div>
  );
};
