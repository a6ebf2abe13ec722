import { loadScreens } from '../book/books.ts';
import { findResults, readNextFlow } from '../questions/results.ts';
import { explorationOf, find } from './finding.ts';
import type { Answer, Ask } from './kit.ts';

/** Worker of the path kit. It caches explorations, and skips a request if its `asker` has sent a newer one. */

const newest = new Map<string, number>();

const say = (answer: Answer) => postMessage(answer);

const findWays = async ({ id, flow, want }: Ask & { kind: 'ways' }) => {
  say({ kind: 'doing', id, doing: 'exploring' });
  const exploration = explorationOf(flow);
  say({ kind: 'doing', id, doing: 'choosing' });
  say({ kind: 'found', id, ways: find(exploration, want, await loadScreens(flow)) });
};

const answerQuestion = async (request: Ask & { kind: 'question' }) => {
  say({ kind: 'results', id: request.id, ...findResults(request.text) });
  // `setTimeout` lets the worker receive waiting messages first.
  if (await readNextFlow(request.flow)) setTimeout(answerTo, 0, request);
};

const answerTo = async (request: Ask) => {
  const { id, asker } = request;
  if (newest.get(asker) !== id) return;
  try {
    await (request.kind === 'ways' ? findWays(request) : answerQuestion(request));
  } catch (thrown) {
    say({ kind: 'failed', id, why: thrown instanceof Error ? thrown.message : String(thrown) });
  }
};

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  newest.set(data.asker, data.id);
  setTimeout(answerTo, 0, data);
});
