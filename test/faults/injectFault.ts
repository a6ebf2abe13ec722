import { vi } from 'vitest';
import { failures } from '#locales/fr/failures.ts';
import { onUnauthorized } from '#src/api/storage/token.ts';
import { isExpired, isFailure, technicalFailure } from '#src/domain/failure.ts';
import { listEvents, toEvent } from '#src/kit/explore/moves.ts';
import { startStubbed } from '#src/kit/explore/stubbedActor.ts';
import { endPort } from '#test/flows/portCalls.ts';
import { answeredBy, type Ending, isEnd, outcome, type Situation } from './situations.ts';

export type Respond = (request: Request) => Promise<Response>;

const longestWait = 60_000;

/** Simulates timers until the end of the test, and `AbortSignal.timeout`, which Vitest does not simulate. */
export const simulateClock = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const elapsed = new AbortController();
    setTimeout(() => elapsed.abort(new DOMException('', 'TimeoutError')), delay);
    return elapsed.signal;
  });
};

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));

const parsedFailure = (thrown: unknown, isSessionOver: boolean): Ending => {
  if (!isFailure(thrown))
    return { kind: 'wrong', problem: `the port throws an error of another type: ${thrown}` };
  if (isExpired(thrown))
    // The token check handles a 401 itself, so its promise must not reject with one.
    return isSessionOver
      ? { kind: 'session' }
      : { kind: 'failed', failure: technicalFailure(failures.technical) };
  return thrown.message
    ? { kind: 'failed', failure: thrown }
    : { kind: 'wrong', problem: 'the failure has no message' };
};

const callOf = async ({ flow, call }: Situation, respond: Respond): Promise<Ending> => {
  let turn = 0;
  let isSessionOver = false;
  const stop = onUnauthorized(() => {
    isSessionOver = true;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => respond(new Request(input, init)));
  const next = async () => {
    await nextTurn();
    // After 50 turns of the event loop without a result, the port can only be waiting for a timer.
    if (++turn === 50) await vi.advanceTimersByTimeAsync(longestWait);
  };
  try {
    const { status, output, error } = await endPort(flow, call, { next });
    if (status === 'done') return { kind: 'done', value: output };
    return status === 'active'
      ? { kind: 'wrong', problem: 'the port never ends' }
      : parsedFailure(error, isSessionOver);
  } finally {
    stop();
  }
};

const mostTries = 5;

type FaultResult = { ending: Ending; state: string; problems: string[] };

export const injectFault = async (situation: Situation, respond: Respond): Promise<FaultResult> => {
  const { input, moves } = situation;
  const { id: actor, port } = situation.call;
  const ending = await callOf(situation, respond);
  const model = answeredBy(situation, ending);
  const stubbed = startStubbed(model, input);
  try {
    for (const move of moves) await stubbed.make(move);
    if (ending.kind === 'done' || ending.kind === 'failed')
      for (let tries = 0; tries < mostTries; tries++) {
        const { calls, delays, tags } = stubbed.sight();
        if (calls.some(({ id }) => id === actor))
          await stubbed.make({ kind: 'answer', actor, port, result: ending.kind, outcome });
        else if (tags.includes('busy') && delays[0] !== undefined)
          await stubbed.make({ kind: 'time', delay: delays[0] });
      }
    const { name, status, calls, delays, tags } = stubbed.sight();
    const snapshot = stubbed.actor.getSnapshot();
    const isOver = status === 'done';
    const isMoving = calls.length > 0 || delays.length > 0;
    const hasExit = listEvents(model).some(
      (move) => move.kind === 'event' && snapshot.can(toEvent(model, move.type, move.case)),
    );
    return {
      ending,
      state: name,
      problems: [
        ...(ending.kind === 'wrong' ? [ending.problem] : []),
        ...(status === 'error' ? [`the machine throws: ${snapshot.error}`] : []),
        ...(isOver || isEnd(situation.flow, name, snapshot) || isMoving || hasExit
          ? []
          : [`no event or call leaves ${name}`]),
        ...(tags.includes('busy') && !isOver && !isMoving
          ? [`${name} is busy without a pending call or delay`]
          : []),
      ],
    };
  } finally {
    stubbed.stop();
  }
};
