import { t } from '#locales/fr/visualiserScreen.ts';
import type { Chart } from '../../kit/chart/chart.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import { capital } from '../../kit/narration/french.ts';
import { describeMove, describeState } from '../../kit/narration/story.ts';
import { useNear } from '../../ui/browser/useNear.ts';
import { ScreenFrame } from '../screen/ScreenFrame.tsx';
import { type Device, devices } from '../screen/useScale.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { card, note, opener, place, title, way } from './gallery.css.ts';
import type { FlowScreen } from './screens.ts';

type Props = {
  flow: Flow & { readonly chart: Chart };
  screen: FlowScreen;
  brand: string;
  appearance: 'light' | 'dark';
  width: Device;
  /** It is to be there even out of view. */
  isWanted: boolean;
  onSettled: () => void;
  onOpen: (simulation: Simulation) => void;
};

/** A screen of a flow as it really is, with what it is and the way to it; pressed, it opens there. */
export const ScreenCard = ({ flow, screen, width, isWanted, onSettled, onOpen, ...dress }: Props) => {
  const { ref, isNear } = useNear();
  const { simulation, name, isEnd } = screen;
  const { input, steps } = simulation;
  const isHere = isNear || isWanted;
  return (
    <li ref={ref} className={card} data-gallery-state={name}>
      <h3 className={title}>
        <button type="button" className={opener} onClick={() => onOpen(simulation)}>
          {capital(describeState(flow.chart, name))}
        </button>
      </h3>
      <ol className={way} aria-label={t('gallery.way')}>
        <li>{capital(input)}</li>
        {Array.from(steps.entries(), ([rank, { move }]) => (
          <li key={rank}>{capital(describeMove(flow, move))}</li>
        ))}
      </ol>
      {isEnd && <p className={note}>{t('last')}</p>}
      <div className={place} style={{ minHeight: isHere ? 0 : devices[width].least / 2 }}>
        {isHere && (
          <ScreenFrame
            {...dress}
            flow={flow}
            simulation={simulation}
            at={steps.length}
            width={width}
            title={t('titleOf', { flow: describeState(flow.chart, name) })}
            isStill
            onSettled={onSettled}
          />
        )}
      </div>
    </li>
  );
};
