import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { t } from '#locales/fr/visualiserScreen.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { stored } from '../../api/storage/stored.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import type { Chart } from '../../kit/chart/chart.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import type { Move } from '../../kit/explore/moves.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import { type DescribedFlow, describeMove } from '../../kit/narration/story.ts';
import { Button, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { movesAfter, type Simulation, type Typed } from '../simulation/simulation.ts';
import { box, line, news, pane } from './Screen.css.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
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

type SwitchProps = { isOn: boolean; onChange: (on: boolean) => void; children: ReactNode };

/** A setting of the page, in force at once. */
const Switch = ({ isOn, onChange, children }: SwitchProps) => (
  <label className={box}>
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </label>
);

const setting = stored(() => sessionStorage, 'visualiser.answers', z.boolean(), true);

/** How long someone has to see that an answer is awaited, in milliseconds. */
const pause = 1200;

/** What comes by itself: the first good answer awaited, else the end of the delay under way. */
const nextByItself = (model: FlowModel, frame: Frame): Move | null => {
  const moves = movesAfter(model, frame);
  const answer = moves.find((move) => move.kind === 'answer' && move.result === 'done');
  // Of the two, the whole of the delay.
  return answer ?? moves.findLast(({ kind }) => kind === 'time') ?? null;
};

type UseAnswersProps = {
  model: FlowModel;
  /** Where the simulation is; undefined where it could not start. */
  frame: Frame | undefined;
  /** The moves made so far, as one text. */
  moment: string;
  /** Whether the moment is the start: nobody has done anything. */
  isStart: boolean;
  onMove: (move: Move) => void;
};

/**
 * Answers in the place of the service while someone acts in the screen alone, so that it goes on as it does in the
 * portal. After a move made otherwise (a button of the panel) nothing comes by itself.
 */
const useAnswers = ({ model, frame, moment, isStart, onMove }: UseAnswersProps) => {
  const [isOn, setOn] = useState(setting.read);
  /** The last moment, where the screen has led to it. */
  const [followed, setFollowed] = useState<string | null>(null);
  const isMine = useRef(false);
  const next = useMemo(() => (frame ? nextByItself(model, frame) : null), [model, frame]);
  const make = useEffectEvent((move: Move) => {
    isMine.current = true;
    onMove(move);
  });

  useEffect(() => {
    setFollowed(isMine.current ? moment : null);
    isMine.current = false;
  }, [moment]);

  const coming = isOn && followed === moment ? next : null;
  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(make, Math.max(pause, coming.kind === 'time' ? coming.delay : 0), coming);
    return () => clearTimeout(timer);
  }, [coming]);

  return {
    /** What comes by itself in a moment. */
    coming,
    /** What could, and waits for somebody. */
    awaited: coming ? null : next,
    isOn,
    turn: (on: boolean) => {
      setting.write(on);
      setOn(on);
    },
    /** To be called before the move that the screen has made is added. */
    acted: () => {
      isMine.current = true;
    },
    /** Someone is in the screen, which nothing has started yet. */
    touched: () => isStart && setFollowed(moment),
  };
};

type AnswersProps = {
  described: DescribedFlow;
  answers: Pick<ReturnType<typeof useAnswers>, 'coming' | 'awaited'>;
  onMove: (move: Move) => void;
};

/** What comes by itself after what someone does on the screen, or waits for somebody. Read out as it comes. */
const Answers = ({ described, answers: { coming, awaited }, onMove }: AnswersProps) => (
  <div className={line} role="status">
    {coming && (
      <p className={news}>
        <Spinner />
        <span>
          {t(coming.kind === 'time' ? 'answers.passes' : 'answers.replies')} {describeMove(described, coming)}
        </span>
      </p>
    )}
    {awaited && (
      <p className={news}>
        <span>{t(awaited.kind === 'time' ? 'answers.delayRuns' : 'answers.awaited')}</span>
        <Button variant="text" onPress={() => onMove(awaited)}>
          {describeMove(described, awaited)}
        </Button>
      </p>
    )}
  </div>
);

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
