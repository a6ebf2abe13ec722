import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import {
  begin,
  type Call,
  listEvents,
  type Move,
  make,
  movesFrom,
  moveText,
  pendingCalls,
} from '#src/kit/explore/moves.ts';
import { findRequest } from '#src/kit/explore/requests.ts';
import type { Configuration } from '#src/kit/explore/step.ts';
import { stubPorts } from '#src/kit/explore/stubPorts.ts';
import { findDeclaration, toRequestName } from '#test/contract/declarations.ts';
import type { FreeAnswers } from '#test/contract/freeTexts.ts';
import { startPort } from '../flows/portCalls.ts';
import { stubCalls } from '../flows/stubBackOffice.ts';
import { freeNames, hostileAnswers, readAs } from './hostileAnswers.ts';

type Answers = Readonly<Record<string, FreeAnswers>>;

/** A way to a state: the moves made since the flow began, of which the last one alone is new. */
export type HostilePath = { input: string; moves: readonly Move[] };

type Place = HostilePath & { configuration: Configuration };

/** How long a port may take to make something of answers that are there, in milliseconds. */
const patience = 100;

/** How a port ends, of what it is given; as it is, where it does not. */
const endOf = async (id: string, call: Call) => {
  const began = performance.now();
  const actor = startPort(id, call);
  while (actor.getSnapshot().status === 'active' && performance.now() - began < patience)
    await new Promise((resolve) => setTimeout(resolve));
  actor.stop();
  return actor.getSnapshot();
};

/** What a port makes of each hostile answer of the calls that it makes; what the model says, where it makes nothing of them. */
const outcomesOf = async (id: string, model: FlowModel, call: Call, answers: Answers) => {
  const done: unknown[] = [];
  const failed: unknown[] = [];
  for (let rank = 0, count = 1; rank < count; rank++) {
    stubCalls((request) => {
      const declaration = findDeclaration(request.method, new URL(request.url).pathname);
      const known = declaration && answers[toRequestName(declaration)];
      const hostile = known ? hostileAnswers(known, declaration.answer) : [];
      count = Math.max(count, hostile.length);
      return hostile.length === 0 ? Response.error() : Response.json(hostile[rank % hostile.length]);
    });
    const { status, output, error } = await endOf(id, call);
    if (status === 'done') done.push(output);
    if (status === 'error') failed.push(error);
  }
  const own = model.outcomes[call.port];
  return {
    done: done.length > 0 ? { ...done } : (own?.done ?? {}),
    failed: failed.length > 0 ? { ...failed } : (own?.failed ?? {}),
  };
};

/** Whether a port asks something of the back office, of what it is given. */
const asks = (model: FlowModel, call: Call): boolean =>
  / \/(?:api|user|p)\//.test(findRequest(model, call)?.request ?? '');

/**
 * A flow whose ports answer what the real ones make of hostile answers, and which starts with what comes of such answers; with
 * a way to each of its states, by each of these answers.
 */
export const hostilePaths = async (
  id: string,
  given: FlowModel,
  answers: Answers,
): Promise<{ model: FlowModel; paths: HostilePath[] }> => {
  const names = freeNames(answers);
  const outcomes = { ...given.outcomes };
  const inputs = Object.entries(given.inputs).map(([name, input]) => [name, readAs(input, names)]);
  const model = { ...given, inputs: Object.fromEntries(inputs), outcomes };
  const machine = stubPorts(model.machine, model);
  const events = listEvents(model);
  const [called, seen] = [new Set<string>(), new Set<string>()];
  const places: Place[] = Object.keys(model.inputs).map((input) => ({
    input,
    moves: [],
    configuration: begin(machine, model.inputs[input]).configuration,
  }));
  for (const { input, moves, configuration } of places) {
    for (const call of pendingCalls(model, configuration)) {
      if (called.has(call.port) || !asks(model, call)) continue;
      called.add(call.port);
      outcomes[call.port] = await outcomesOf(id, model, call, answers);
    }
    for (const move of movesFrom(model, configuration, events)) {
      const next = make(machine, model, configuration, move).configuration;
      const { value, status } = next.snapshot;
      const key = `${stateName(value)} ${move.kind === 'answer' ? moveText(move) : ''}`;
      if (status !== 'active' || seen.has(key)) continue;
      seen.add(key);
      places.push({ input, moves: [...moves, move], configuration: next });
    }
  }
  return { model, paths: places };
};
