import { describe, expect, it } from 'vitest';
import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { catalogue } from '../../kit/catalogue.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import type { Move } from '../../kit/explore/moves.ts';
import type { Flow } from '../../kit/toCatalogue.ts';
import { type Simulation, type Typed, toMove } from '../simulation/simulation.ts';
import { packed, type ToScreen, toSent, unpacked } from './protocol.ts';
import { linkTo, toWanted } from './useScreenLink.ts';

const through = (value: unknown) => unpacked(JSON.parse(JSON.stringify(packed(value))));

describe('the payload of an event sent to a screen', () => {
  it.each([
    ['plain data', { values: { reference: '981000004217', lines: [1, null, true] } }],
    ['an absent value', { values: { mobile: undefined } }],
    ['a date', { on: new Date(2026, 10, 22) }],
    ['an invalid date', { on: new Date('nonsense') }],
    ['an object with an unknown tag', { $is: 'nonsense' }],
  ])('returns the same payload on the screen for a payload with %s', (_, value) => {
    expect(canonical(through(value))).toBe(canonical(value));
  });

  it('keeps the name, type, size and date of a file', () => {
    const file = new File(['bonjour'], 'photo.png', { type: 'image/png', lastModified: 1_700_000_000_000 });
    const back = through({ attachments: [file] });
    expect(back).toEqual({ attachments: [expect.any(File)] });
    expect(packed(back)).toEqual(packed({ attachments: [file] }));
    expect(packed(back)).toMatchObject({
      attachments: [{ name: 'photo.png', type: 'image/png', size: 7, modified: 1_700_000_000_000 }],
    });
  });

  it('returns a Blob for a document without a file name', () => {
    const back = through(new Blob(['%PDF'], { type: 'application/pdf' }));
    expect(back).toBeInstanceOf(Blob);
    expect(back).not.toBeInstanceOf(File);
    expect(packed(back)).toMatchObject({ name: null, type: 'application/pdf', size: 4 });
  });

  it('omits functions and other values that JSON cannot contain, and keeps the other values', () => {
    const cycle: Record<string, unknown> = { name: 'a', press: () => {}, size: Number.NaN };
    cycle.self = cycle;
    expect(through(cycle)).toEqual({ name: 'a', press: undefined, size: undefined, self: undefined });
  });

  it('loads no content of a 1 TB file, which would exhaust the memory', () => {
    const huge = { $is: 'file', name: 'a', type: '', size: 1e12, modified: 0 };
    expect(unpacked(huge)).toEqual(huge);
  });
});

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
  const acted = (sent: Typed, steps: number) => link.receive({ steps, sent: toSent(sent) });
  return { link, acted, bring: (...moves: Move[]) => link.bring(wanted(...moves), dress), messages };
};
const sentRight: Typed = {
  type: 'form.submitted',
  payload: { ...addContractModel.cases['form.submitted']['bien formé'] },
};

describe('messages to a screen', () => {
  it('sends the whole path to the screen first, then only each new move', () => {
    const { bring, messages } = linked();
    bring(wrong);
    bring(wrong, right);
    bring(wrong, right);
    expect(messages).toMatchObject([
      { kind: 'show', flow: 'addContract', moves: [wrong] },
      { kind: 'make', moves: [right] },
    ]);
  });

  it('sends the whole path again after a step back, another branch or another start state', () => {
    const { bring, messages, link } = linked();
    bring(wrong, right);
    bring(wrong);
    bring(closed);
    link.bring({ ...wanted(closed), input: 'un conseiller' }, dress);
    expect(messages.map(({ kind }) => kind)).toEqual(['show', 'show', 'show', 'show']);
  });

  it('does not send back a move that the user has made on the screen', () => {
    const { bring, acted, messages } = linked();
    bring(wrong);
    expect(acted(sentRight, 2)).toEqual(sentRight);
    bring(wrong);
    bring(wrong, right);
    expect(messages).toHaveLength(1);
    bring(wrong);
    expect(messages[1]).toMatchObject({ kind: 'show', moves: [wrong] });
  });

  it('does not send back values that the user typed on the screen, for any case name', () => {
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

  it('sends the whole path again if the user acts on the screen before a sent move arrives', () => {
    const { bring, acted, messages } = linked();
    bring();
    bring(wrong);
    expect(acted(sentRight, 1)).toBeNull();
    bring(wrong);
    expect(messages[2]).toMatchObject({ kind: 'show', moves: [wrong] });
  });
});
