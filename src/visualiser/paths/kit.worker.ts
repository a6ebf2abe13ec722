import { explorationOf, find } from './finding.ts';
import { type Answer, type Ask, ask } from './ways.schema.ts';

/** The path kit off the main thread: explorations are kept, and what is asked anew is not computed in vain. */

const newest = new Map<string, number>();

const say = (answer: Answer) => postMessage(answer);

const answerTo = ({ id, asker, flow, want }: Ask) => {
  if (newest.get(asker) !== id) return;
  try {
    say({ kind: 'doing', id, doing: 'exploring' });
    const exploration = explorationOf(flow);
    say({ kind: 'doing', id, doing: 'choosing' });
    say({ kind: 'found', id, ways: find(exploration, want) });
  } catch (thrown) {
    say({ kind: 'failed', id, why: thrown instanceof Error ? thrown.message : String(thrown) });
  }
};

addEventListener('message', ({ data }) => {
  const request = ask.parse(data);
  newest.set(request.asker, request.id);
  // What was asked meanwhile is received first.
  setTimeout(answerTo, 0, request);
});
