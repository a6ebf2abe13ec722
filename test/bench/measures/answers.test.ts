import { describe, expect, it } from 'vitest';
import { type Answer, atOnce, findMedianAnswer, toAnswerMeasures } from './answers.ts';

const answer = (duration: number): Answer => ({ duration, delay: 1, scripts: duration / 2, layout: 3 });

describe('how the gestures of a page are answered', () => {
  it('each by the middle of its answers', () => {
    expect(findMedianAnswer([answer(300), answer(24), answer(80)])).toEqual(answer(80));
    expect(findMedianAnswer([])).toEqual(atOnce);
  });

  it('the page by its slowest, which is named, with those over the budget', () => {
    const gestures = [
      { gesture: 'menu', answers: [answer(40)] },
      { gesture: 'search', answers: [answer(120)] },
      { gesture: 'page 2', answers: [answer(160), answer(900), answer(16)] },
    ];
    expect(toAnswerMeasures('billing', gestures)).toEqual([
      { label: 'billing, 98th percentile of 3', value: 160, unit: 'ms', budget: 100 },
      { label: 'billing, median', value: 120, unit: 'ms' },
      { label: 'billing, slowest: page 2 (waits 1, scripts 80, layout 3)', value: 160, unit: 'ms' },
      { label: 'billing, also: search (waits 1, scripts 60, layout 3)', value: 120, unit: 'ms' },
    ]);
  });

  it('names the slowest of a page that is quick, and it alone', () => {
    const labels = toAnswerMeasures('signup', [{ gesture: 'a', answers: [answer(40)] }]).map(
      ({ label }) => label,
    );
    expect(labels).toEqual([
      'signup, 98th percentile of 1',
      'signup, median',
      'signup, slowest: a (waits 1, scripts 20, layout 3)',
    ]);
  });
});
