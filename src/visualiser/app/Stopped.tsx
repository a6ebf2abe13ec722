import { t } from '#locales/fr/visualiser.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { command } from './controls.css.ts';
import { usualInput } from './flows.ts';
import type { Visualiser } from './useVisualiser.ts';

/** A link to a flow that has changed since: at which step it stops, and why. */
export const Stopped = ({ visualiser: { place, played, open } }: { visualiser: Visualiser }) => {
  const { simulation, unread } = place;
  const stop = played.stop ?? (unread === null ? null : { step: unread, why: t('stopped.unread') });
  if (!stop) return null;
  const made = played.frames.length - 1;
  return (
    <div data-stopped={stop.step}>
      <Alert
        tone="warn"
        title={stop.step === 0 ? t('stopped.start') : t('stopped.title', { step: stop.step })}
      >
        <p>{t('stopped.why', { why: stop.why })}</p>
        {made < 0 && (
          <button
            type="button"
            className={command}
            onClick={() => open({ input: usualInput(place.flow), steps: [], typed: [] })}
          >
            {t('stopped.again')}
          </button>
        )}
        {made >= 0 && (
          <button
            type="button"
            className={command}
            onClick={() => open({ ...simulation, steps: simulation.steps.slice(0, made) })}
          >
            {t('stopped.on')}
          </button>
        )}
      </Alert>
    </div>
  );
};
