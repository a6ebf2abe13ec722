import { describe, expect, it } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { catalogue } from '../../kit/catalogue.ts';
import { explore } from '../../kit/explore/explore.ts';
import { walk } from '../../kit/explore/walk.ts';
import { findPaths } from '../../kit/paths/paths.ts';
import { type Place, placeText, readPlace } from './address.ts';

const inputOf = (flow: string) =>
  Object.keys(catalogue.find(({ id }) => id === flow)?.model.inputs ?? {})[0] ?? '';
const defaults = { flow: 'session', appearance: 'light', inputOf } as const;

const answer = { kind: 'answer', port: 'submitForm' } as const;

const place: Place = {
  ...readPlace('?flow=addContract', defaults),
  simulation: {
    input: 'un propriétaire du compte',
    steps: [
      { move: { kind: 'event', type: 'form.submitted', case: 'a : b ~ & é ?' }, refused: true },
      { move: { ...answer, actor: 'submitForm', result: 'failed', outcome: 'x:y' }, refused: false },
      { move: { ...answer, actor: 'second', result: 'done', outcome: '' }, refused: false },
      { move: { kind: 'time', delay: 2500 }, refused: false },
      { move: { kind: 'event', type: 'closed', case: '' }, refused: false },
    ],
    typed: [{ type: 'form.submitted', payload: { values: { reference: '98 & 1' } } }],
  },
  at: 2,
  selected: 'addContract.editing',
  names: 'technical',
  brand: 'garrigue',
  appearance: 'dark',
  width: 'desk',
  pane: 'paths',
};

describe('the URL of the visualiser', () => {
  it('parses the URL of a state of the visualiser back to the same state', () => {
    expect(readPlace(placeText(place, defaults), defaults)).toEqual(place);
  });

  it('writes typed values into the fragment of the URL, but typed passwords only into the tab', () => {
    standInBrowser();
    const values = { holder: 'Le Goff', 'iban-1': 'FR76', password: 'Secret-2026', token_captcha: '' };
    const typed = [{ type: 'account.submitted', payload: { values, token: 'a-token' } }];
    const written = placeText({ ...place, simulation: { ...place.simulation, typed } }, defaults);
    const [query, fragment = ''] = decodeURIComponent(written).split('#');
    expect(query).not.toContain('Goff');
    expect(fragment).toContain('Goff');
    for (const secret of ['FR76', 'Secret-2026', 'a-token']) expect(fragment).not.toContain(secret);
    expect(readPlace(written, defaults).simulation.typed).toEqual(typed);
    sessionStorage.clear();
    const elsewhere = { ...values, 'iban-1': '', password: '' };
    const [read] = readPlace(written, defaults).simulation.typed;
    expect(read?.payload).toEqual({ values: elsewhere, token: '' });
  });

  it('writes no default value in the URL', () => {
    const written = placeText(readPlace('?flow=addContract', defaults), defaults);
    expect(written).toBe('?flow=addContract&appearance=light');
  });

  it('replaces the invalid values of the URL with defaults', () => {
    const read = readPlace('?flow=addContract&names=latin&width=12&pane=&at=9&appearance=#typed={', defaults);
    expect(read).toEqual(readPlace('?flow=addContract', defaults));
  });

  it('stops at the first unreadable step of the URL, and returns the number of this step', () => {
    const read = readPlace('?flow=addContract&moves=event:closed:&moves=nonsense&moves=time:5', defaults);
    expect(read.simulation.steps).toHaveLength(1);
    expect(read.unread).toBe(2);
  });

  it.each(catalogue)('writes each path of $id into a URL, and parses the same path back', ({ id, model }) => {
    for (const { input, moves } of findPaths(explore(model), 'branches+refused')) {
      const frames = walk(model, { input, moves });
      const steps = moves.map((move, index) => ({ move, refused: frames[index + 1]?.refused ?? false }));
      const simulation = { input, steps, typed: [] };
      const walked = { ...readPlace(`?flow=${id}`, defaults), simulation, at: steps.length };
      expect(readPlace(placeText(walked, defaults), defaults)).toEqual(walked);
    }
  });
});
