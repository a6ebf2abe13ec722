import { loadScreens } from '../book/books.ts';
import { findResults, readNextFlow } from '../questions/results.ts';
import { explorationOf, find } from './finding.ts';
import type { Answer, Ask } from './kit.ts';

/** Worker of the path kit. It caches explorations, and skips a request if its `asker` has sent a newer one. */

const newest = new Map<string, number>();

const say = (answer: Answer) => postMessage(answer);

const fail = (id: number, thrown: unknown) =>
  say({ kind: 'failed', id, why: thrown instanceof Error ? thrown.message : String(thrown) });

const findWays = async ({ id, flow, want }: Ask & { kind: 'ways' }) => {
  try {
    say({ kind: 'doing', id, doing: 'exploring' });
    const exploration = explorationOf(flow);
    say({ kind: 'doing', id, doing: 'choosing' });
    say({ kind: 'found', id, ways: find(exploration, want, await loadScreens(flow)) });
  } catch (thrown) {
    fail(id, thrown);
  }
};

const answerQuestion = async (request: Ask & { kind: 'question' }) => {
  const { id, asker, flow, text } = request;
  try {
    say({ kind: 'results', id, ...findResults(text) });
    if (!(await readNextFlow(flow))) return;
    // `setTimeout` lets the worker receive waiting messages first.
    setTimeout(() => newest.get(asker) === id && answerQuestion(request));
  } catch (thrown) {
    fail(id, thrown);
  }
};

const answerTo = (request: Ask) => {
  if (newest.get(request.asker) !== request.id) return;
  if (request.kind === 'ways') void findWays(request);
  else void answerQuestion(request);
};

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  newest.set(data.asker, data.id);
  setTimeout(answerTo, 0, data);
});
