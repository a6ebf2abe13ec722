import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { stored } from '../../api/storage/stored.ts';
import type { Move } from '../../kit/explore/moves.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import { movesAfter } from '../simulation/simulation.ts';

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

type Props = {
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
export const useAnswers = ({ model, frame, moment, isStart, onMove }: Props) => {
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
