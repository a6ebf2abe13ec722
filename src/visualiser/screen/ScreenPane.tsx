import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { t } from '#locales/fr/visualiserScreen.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { stored } from '../../api/storage/stored.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import type { Move } from '../../kit/explore/moves.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import { type DescribedFlow, describeMove } from '../../kit/narration/story.ts';
import { Button, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { movesAfter, type Typed } from '../simulation/simulation.ts';
import { box, line, news, pane } from './Screen.css.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { LinkProps } from './useScreenLink.ts';

type Props = Omit<LinkProps, 'onTouched' | 'onSettled'> & {
  frame: Frame | undefined;
  onActed: (sent: Typed) => void;
  onMove: (move: Move) => void;
};

type SwitchProps = { isOn: boolean; onChange: (on: boolean) => void; children: ReactNode };

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

const pause = 1200;

const nextByItself = (model: FlowModel, frame: Frame): Move | null => {
  const moves = movesAfter(model, frame);
  const answer = moves.find((move) => move.kind === 'answer' && move.result === 'done');
  // Prefers the last time move, which ends the delay: an earlier one passes only a part of the delay.
  return answer ?? moves.findLast(({ kind }) => kind === 'time') ?? null;
};

type UseAnswersProps = {
  model: FlowModel;
  frame: Frame | undefined;
  moment: string;
  isStart: boolean;
  onMove: (move: Move) => void;
};

/** Plays the answers of the back office too, after an action of the user on the screen. */
const useAnswers = ({ model, frame, moment, isStart, onMove }: UseAnswersProps) => {
  const [isOn, setOn] = useState(setting.read);
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
    coming,
    awaited: coming ? null : next,
    isOn,
    turn: (on: boolean) => {
      setting.write(on);
      setOn(on);
    },
    acted: () => {
      isMine.current = true;
    },
    touched: () => isStart && setFollowed(moment),
  };
};

type AnswersProps = {
  described: DescribedFlow;
  answers: Pick<ReturnType<typeof useAnswers>, 'coming' | 'awaited'>;
  onMove: (move: Move) => void;
};

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

export const ScreenPane = ({ onActed, onMove, frame, ...shown }: Props) => {
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
