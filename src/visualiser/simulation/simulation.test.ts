import { describe, expect, it } from 'vitest';
import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { directDebitModel } from '#machines/direct-debit/directDebit.model.ts';
import { noticeModel } from '#machines/notice/notice.model.ts';
import { readChart } from '../../kit/chart/chart.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { describeMove } from '../../kit/narration/story.ts';
import { modelWith, movesAfter, play, type Simulation, type Step, toMove } from './simulation.ts';

const submitted = (name: string): Move => ({ kind: 'event', type: 'form.submitted', case: name });
const call = { actor: 'submitForm', port: 'submitForm' };
type Result = 'done' | 'failed';
const answered = (result: Result, outcome: string): Move => ({ kind: 'answer', ...call, result, outcome });
const done = (move: Move): Step => ({ move, refused: false });
const refused = (move: Move): Step => ({ move, refused: true });
const owner = 'un propriétaire du compte';

const playing = (steps: readonly Step[], input = owner) =>
  play(addContractModel, { input, steps, typed: [] });

describe('a simulation', () => {
  it('returns one frame for the start and one frame for each step', () => {
    const { frames, stop } = playing([
      refused(submitted('référence trop courte')),
      done(submitted('bien formé')),
      done(answered('done', 'demande acceptée')),
    ]);
    expect(frames.map(({ name }) => name)).toEqual(['editing', 'editing', 'submitting', 'submitted']);
    expect(stop).toBeNull();
  });

  it('stops before the first frame, with a reason, if the model no longer has the input', () => {
    const stop = { step: 0, why: expect.stringContaining('départ') };
    expect(playing([], 'un autre')).toEqual({ frames: [], stop });
  });

  const [closed, sent] = [done({ kind: 'event', type: 'closed', case: '' }), done(submitted('bien formé'))];

  it.each([
    ['a removed event', [done({ kind: 'event', type: 'gone', case: '' })], 'évènement'],
    ['a removed case', [done(submitted('autre'))], 'cas «\u00a0autre\u00a0»'],
    ['an answer without a pending call', [done(answered('done', 'demande acceptée'))], 'rattachement'],
    ['a removed answer', [sent, done(answered('failed', 'autre'))], 'réponse «\u00a0autre\u00a0»'],
    ['a delay that does not run', [done({ kind: 'time', delay: 5 })], 'délai'],
    ['a move that the chart now refuses', [done(submitted('référence trop courte'))], 'maintenant refusé'],
    ['a refusal that the chart now accepts', [refused(submitted('bien formé'))], 'maintenant accepté'],
    ['a flow that has ended', [closed, sent], 'déjà fini'],
  ])('stops a simulation at an invalid last step, with a reason: %s', (_, steps, why) => {
    const { frames, stop } = playing(steps);
    expect(stop).toEqual({ step: steps.length, why: expect.stringContaining(why) });
    expect(frames).toHaveLength(steps.length);
  });

  it('finds the model case with the same values as the screen has sent', () => {
    const { values } = addContractModel.cases['form.submitted']['bien formé'];
    const sent = { type: 'form.submitted', payload: { values: { ...values } } };
    const { move, typed } = toMove(addContractModel, { typed: [] }, sent);
    expect(move).toEqual(submitted('bien formé'));
    expect(typed).toEqual([]);
  });

  it('adds the values sent by the screen as a new case if no case contains them', () => {
    const values = { reference: '98', identifier: '', zipcode: '' };
    const sent = { type: 'form.submitted', payload: { values } };
    const first = toMove(addContractModel, { typed: [] }, sent);
    expect(first.typed).toEqual([sent]);
    expect(toMove(addContractModel, first, sent)).toEqual(first);
    const simulation: Simulation = { input: owner, steps: [refused(first.move)], typed: first.typed };
    expect(play(addContractModel, simulation).stop).toBeNull();
    expect(modelWith(addContractModel, first.typed).cases['form.submitted']).toHaveProperty('bien formé');
  });

  it('describes a typed case by the nearest model case, without the typed values', () => {
    const { values } = addContractModel.cases['form.submitted']['bien formé'];
    const sent = { type: 'form.submitted', payload: { values: { ...values, identifier: 'ZZ99' } } };
    const { move, typed } = toMove(addContractModel, { typed: [] }, sent);
    const model = modelWith(addContractModel, typed);
    const described = { chart: readChart(model.machine), model };
    const text = describeMove(described, move);
    expect(text).toContain('(saisie à l’écran, comme «\u00a0bien formé\u00a0» à une donnée près)');
    expect(text).not.toContain('ZZ99');
  });

  it('creates a move without a payload for an event without a payload', () => {
    const { move } = toMove(directDebitModel, { typed: [] }, { type: 'restarted', payload: {} });
    expect(move).toEqual({ kind: 'event', type: 'restarted', case: '' });
  });

  it('returns at least one possible move for each case of the model', () => {
    const [input = ''] = Object.keys(noticeModel.inputs);
    const [start] = play(noticeModel, { input, steps: [], typed: [] }).frames;
    const moves = movesAfter(noticeModel, start ?? expect.unreachable());
    expect(moves.length).toBeGreaterThanOrEqual(Object.keys(noticeModel.cases).length);
  });
});
