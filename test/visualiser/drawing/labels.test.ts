import { describe, expect, it } from 'vitest';
import { findFlow } from '#src/visualiser/app/flows.ts';
import { toMarkdown } from '#src/visualiser/drawing/export/texts.ts';
import { toLabels } from '#src/visualiser/drawing/labels.ts';

const flow = findFlow('directDebit');
const labelOf = (id: string, names: 'french' | 'technical' = 'french') => {
  const branch = flow.chart.branches.find((known) => known.id === id);
  return branch ? toLabels(flow, names).branch(branch) : expect.unreachable();
};
const failed = (index: number) => `directDebit.requesting|xstate.error.actor.requestDebit|${index}`;

describe('the branches of a choice', () => {
  it('say « sinon » where no condition before them is met, and what each means', () => {
    expect(labelOf(failed(0))).toMatchObject({
      given: 'si le refus porte sur la civilité, le nom ou le mobile',
      means: 'Le service client refuse le titulaire : il est demandé de nouveau',
    });
    expect(labelOf(failed(1))).toMatchObject({
      given: 'sinon',
      means: 'La demande échoue : la saisie est gardée',
    });
    expect(labelOf(failed(1), 'technical').given).toBe('else');
    expect(toMarkdown(flow)).toContain('| sinon |');
  });

  it('alone say so: what has one way only is said by what happens', () => {
    const [id] = ['directDebit.loading|closed|0'];
    expect(labelOf(id)).toMatchObject({ given: '', means: '' });
  });
});
