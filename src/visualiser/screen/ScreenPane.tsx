import { t } from '#locales/fr/visualiserScreen.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import type { Chart } from '../../kit/chart/chart.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import type { Move } from '../../kit/explore/moves.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import type { Simulation, Typed } from '../simulation/simulation.ts';
import { Answers } from './Answers.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { pane } from './ScreenPane.css.ts';
import { Switch } from './Switch.tsx';
import { useAnswers } from './useAnswers.ts';
import type { Device } from './useScale.ts';

type Props = {
  flow: Flow & { readonly chart: Chart };
  simulation: Simulation;
  /** How many of its steps are made. */
  at: number;
  /** Where that is; undefined where it could not start. */
  frame: Frame | undefined;
  brand: string;
  appearance: 'light' | 'dark';
  width: Device;
  /** An event that the screen has sent: the next step. */
  onActed: (sent: Typed) => void;
  /** A move that comes by itself after it, or that someone asks here. */
  onMove: (move: Move) => void;
};

/** The real screen of a flow beside its chart, at the width of a device, and what answers it. */
export const ScreenPane = ({ width, onActed, onMove, frame, ...shown }: Props) => {
  const { flow, simulation, at } = shown;
  const answers = useAnswers({
    model: flow.model,
    frame,
    moment: canonical([flow.id, simulation.input, simulation.steps.slice(0, at)]),
    isStart: at === 0,
    onMove,
  });
  return (
    <div className={pane}>
      <Switch isOn={answers.isOn} onChange={answers.turn}>
        {t('answers.automatic')}
      </Switch>
      <ScreenFrame
        {...shown}
        simulation={simulation}
        width={width}
        title={t('titleOf', { flow: flow.machine.root.description ?? flow.id })}
        onActed={(sent) => {
          answers.acted();
          onActed(sent);
        }}
        onTouched={answers.touched}
      />
      <Answers described={flow} answers={answers} onMove={onMove} />
    </div>
  );
};
