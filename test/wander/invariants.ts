import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { stateName } from '#machines/setup/chart.ts';
import { isFailure } from '#src/domain/failure.ts';
import { listEvents, toEvent } from '#src/kit/explore/moves.ts';
import { findDeclaration, findRequestSchema } from '#test/contract/declarations.ts';
import { isEnd } from '#test/faults/situations.ts';
import type { Pending } from './page.ts';
import type { Running, Tab } from './tab.ts';

const declarationOfCall = ({ call }: Pick<Pending, 'call'>) => {
  const [method = '', path = ''] = call.split(' ');
  return findDeclaration(method, path);
};

/** True if a call changes data. A POST that only reads has its own timeout. */
const isWrite = (pending: Pending): boolean => {
  const declaration = declarationOfCall(pending);
  return declaration !== undefined && declaration.method !== 'get' && declaration.timeout === undefined;
};

const doubledWrites = ({ page }: Tab): string[] => {
  const writes = page.pending.filter(isWrite).map(({ call }) => call);
  return writes
    .filter((call, index) => writes.indexOf(call) !== index)
    .map((call) => `${call} is sent twice at a time`);
};

const isWaiting = ({ page }: Tab): boolean =>
  page.pending.length > 0 || page.timers.count() > 0 || page.state.departure !== null;

const contextSchema = z.object({ failure: z.optional(z.nullable(z.custom(isFailure))) });

const contextProblems = (id: string, { context }: AnyMachineSnapshot): string[] => {
  const { error } = contextSchema.safeParse(context);
  return error ? [`${id} holds a context of another type: ${z.prettifyError(error)}`] : [];
};

const hasExit = ({ actor, model }: Running, snapshot: AnyMachineSnapshot): boolean =>
  Object.values<AnyActorRef | undefined>(snapshot.children).some(
    (child) => child?.getSnapshot().status === 'active',
  ) ||
  listEvents(model).some(
    (move) => move.kind === 'event' && actor.getSnapshot().can(toEvent(model, move.type, move.case)),
  );

/** Invalid states of an actor; `isWaiting` is true if a pending call or delay may still change the tab. */
const actorProblems = (running: Running, isWaiting: boolean, isNew: (state: string) => boolean): string[] => {
  const { id, actor } = running;
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (snapshot.status === 'error') return [`${id} fails: ${snapshot.error}`];
  if (snapshot.status !== 'active') return [];
  const state = stateName(snapshot.value);
  return [
    ...contextProblems(id, snapshot),
    ...(!isWaiting && snapshot.hasTag('busy') ? [`${id} is busy in ${state}, and waits for nothing`] : []),
    ...(!isWaiting && !isEnd(id, state, snapshot) && isNew(`${id} ${state}`) && !hasExit(running, snapshot)
      ? [`nothing leads out of ${id} in ${state}`]
      : []),
  ];
};

const errorPages = { refused: '/erreur/redirection', unidentified: '/erreur/connexion' } as const;

/** Returns a check of the tab to call after each step. The check has state, so each tab needs its own. */
export const watchTab = (tab: Tab) => {
  let page = tab.page;
  let state = '';
  const refused = new Set<string>();
  const seen = new Set<string>();

  const callProblems = async (pending: Pending): Promise<string[]> => {
    const { call, token, request } = pending;
    const schema = findRequestSchema(
      declarationOfCall(pending) ?? { method: 'get', path: '/', answer: 'own' },
    );
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const parsed = isJson ? schema?.safeParse(await request.clone().json()) : undefined;
    const isChecked = call === 'GET /api/token-check';
    return [
      ...(token && refused.has(token) && !isChecked
        ? [`${call} carries a token that a 401 has refused`]
        : []),
      ...(parsed?.error ? [`${call} carries what is not declared: ${z.prettifyError(parsed.error)}`] : []),
    ];
  };

  const addressProblems = (): string[] => {
    const now = stateName(tab.session.getSnapshot().value);
    const hasMoved = now !== state;
    state = now;
    const leaf = now.startsWith('open.closed.') ? now.slice('open.closed.'.length) : '';
    const expected = leaf === 'refused' || leaf === 'unidentified' ? errorPages[leaf] : null;
    return hasMoved && expected && tab.path !== expected ? [`${now} at ${tab.path}, not at ${expected}`] : [];
  };

  return {
    /** Records the response of a call. This page must not use a token again after a 401. */
    noteAnswer: ({ token }: Pending, { status }: Response) => {
      if (status === 401 && token) refused.add(token);
    },
    problems: async (): Promise<string[]> => {
      if (page !== tab.page) {
        page = tab.page;
        state = '';
        refused.clear();
        seen.clear();
      }
      const isNew = (key: string) => !seen.has(key) && Boolean(seen.add(key));
      const ofCalls = await Promise.all(page.made.splice(0).map(callProblems));
      const waits = isWaiting(tab);
      return [
        ...tab.problems.splice(0),
        ...ofCalls.flat(),
        ...doubledWrites(tab),
        ...addressProblems(),
        ...tab.running().flatMap((running) => actorProblems(running, waits, isNew)),
      ];
    },
  };
};
