import { loadScreens } from '../book/books.ts';
import { readNextRights } from '../overview/rights.ts';
import { findResults, readNextFlow } from '../questions/results.ts';
import { describeCause, explorationOf, find } from './finding.ts';
import type { Answer, Ask } from './kit.ts';

/** Web worker that explores flows. It ignores a question after a newer question of the same component. */

const newest = new Map<string, number>();

const say = (answer: Answer) => postMessage(answer);

const findWays = async ({ id, flow, want }: Ask & { kind: 'ways' }) => {
  say({ kind: 'doing', id, doing: 'exploring' });
  const exploration = explorationOf(flow);
  say({ kind: 'doing', id, doing: 'choosing' });
  say({ kind: 'found', id, ways: find(exploration, want, await loadScreens(flow)) });
  return false;
};

const answerPart = async (request: Ask): Promise<boolean> => {
  const { id, kind } = request;
  if (kind === 'ways') return findWays(request);
  if (kind === 'question') {
    say({ kind: 'results', id, ...findResults(request.text) });
    return readNextFlow(request.flow);
  }
  const rights = readNextRights();
  say({ kind: 'rights', id, ...rights });
  return rights.left > 0;
};

const answerTo = async (request: Ask) => {
  const { id, asker } = request;
  if (newest.get(asker) !== id) return;
  try {
    // Ends this task, so that the worker can receive newer questions before the next part of the work.
    if (await answerPart(request)) setTimeout(answerTo, 0, request);
  } catch (thrown) {
    console.error(thrown);
    say({ kind: 'failed', id, why: request.kind === 'ways' ? describeCause(request.flow, thrown) : '' });
  }
};

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  newest.set(data.asker, data.id);
  setTimeout(answerTo, 0, data);
});
