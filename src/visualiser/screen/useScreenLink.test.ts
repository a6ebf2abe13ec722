import { describe, expect, it } from 'vitest';
import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { catalogue } from '../../kit/catalogue.ts';
import type { Move } from '../../kit/explore/moves.ts';
import type { Flow } from '../../kit/toCatalogue.ts';
import { type Simulation, type Typed, toMove } from '../simulation/simulation.ts';
import { type ToScreen, toSent } from './protocol.ts';
import { linkTo, toWanted } from './useScreenLink.ts';

const [flow] = catalogue.filter(({ id }) => id === 'addContract') as [Flow];
const dress = { brand: 'ponant', appearance: 'light' } as const;
const wrong: Move = { kind: 'event', type: 'form.submitted', case: 'référence trop courte' };
const right: Move = { kind: 'event', type: 'form.submitted', case: 'bien formé' };
const closed: Move = { kind: 'event', type: 'closed', case: '' };

const simulation = (moves: readonly Move[], typed: readonly Typed[] = []): Simulation => ({
  input: 'un propriétaire du compte',
  steps: moves.map((move) => ({ move, refused: false })),
  typed,
});
const wanted = (...moves: Move[]) => toWanted(flow, simulation(moves), moves.length);

const linked = () => {
  const messages: ToScreen[] = [];
  const link = linkTo((message) => messages.push(message));
  const acted = (sent: Typed, steps: number, number = 1) =>
    link.receive({ kind: 'acted', number, steps, sent: toSent(sent) });
  return { link, acted, bring: (...moves: Move[]) => link.bring(wanted(...moves), dress), messages };
};
const sentBy = (move: Move): Typed =>
  move.kind === 'event'
    ? { type: move.type, payload: { ...addContractModel.cases['form.submitted']['bien formé'] } }
    : { type: '', payload: {} };

describe('what is asked of a screen', () => {
  it('is the whole at first, then what is new alone', () => {
    const { bring, messages } = linked();
    bring(wrong);
    bring(wrong, right);
    bring(wrong, right);
    expect(messages).toMatchObject([
      { kind: 'show', flow: 'addContract', moves: [wrong], number: 1 },
      { kind: 'make', moves: [right], number: 2 },
    ]);
  });

  it('is the whole again for a step back, another way or another start', () => {
    const { bring, messages, link } = linked();
    bring(wrong, right);
    bring(wrong);
    bring(closed);
    link.bring({ ...wanted(closed), input: 'un conseiller' }, dress);
    link.forget();
    link.bring({ ...wanted(closed), input: 'un conseiller' }, dress);
    expect(messages.map(({ kind }) => kind)).toEqual(['show', 'show', 'show', 'show', 'show']);
  });

  it('is nothing of what the view has done, even before the page has made it a step', () => {
    const { bring, acted, messages } = linked();
    bring(wrong);
    expect(acted(sentBy(right), 2)).toEqual(sentBy(right));
    bring(wrong);
    bring(wrong, right);
    expect(messages).toHaveLength(1);
    bring(wrong);
    expect(messages[1]).toMatchObject({ kind: 'show', moves: [wrong] });
  });

  it('is nothing of what was typed there, whatever its case is called', () => {
    const { bring, acted, link, messages } = linked();
    bring();
    const typed = { type: 'form.submitted', payload: { values: { reference: '98', mobile: undefined } } };
    expect(acted(typed, 1)).toEqual(typed);
    const made = toMove(flow.model, { typed: [] }, typed);
    link.bring(toWanted(flow, simulation([made.move], made.typed), 1), dress);
    expect(messages).toHaveLength(1);
    link.bring(toWanted(flow, simulation([made.move, made.move], made.typed), 2), dress);
    expect(messages[1]).toMatchObject({ kind: 'make', moves: [made.move], typed: [toSent(typed)] });
  });

  it('is the whole again where the view acted while something was asked', () => {
    const { bring, acted, messages } = linked();
    bring();
    bring(wrong);
    expect(acted(sentBy(right), 1)).toBeNull();
    bring(wrong);
    expect(messages[2]).toMatchObject({ kind: 'show', moves: [wrong] });
  });
});
