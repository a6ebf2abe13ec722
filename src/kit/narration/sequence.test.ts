import { describe, expect, it } from 'vitest';
import { explore } from '../explore/explore.ts';
import type { Move } from '../explore/moves.ts';
import { walk } from '../explore/walk.ts';
import { sampleModel } from '../fixtures/sampleFlow.ts';
import { sequence, toSequence } from './sequence.ts';

const answer = (result: 'done' | 'failed', outcome: string): Move => ({
  kind: 'answer',
  actor: 'post',
  port: 'post',
  result,
  outcome,
});
const send = (name: string): Move => ({ kind: 'event', type: 'letter.sent', case: name });

const draw = (moves: Move[], model = sampleModel) =>
  sequence({ ...explore(model), model }, { id: '', flow: 'letter', input: 'une autrice', moves, end: '' });

describe('who asks whom', () => {
  it('is the customer, the portal and the back office, with what fails and what is refused', () => {
    const path = [send('vide'), send('écrite'), answer('failed', 'grève des postes'), send('écrite')];
    expect(draw([...path, answer('done', 'arrivée')])).toBe(
      `sequenceDiagram
  actor p0 as le client
  participant p1 as le portail
  participant p2 as le service client
  Note over p1: la lettre est écrite
  p0-xp1: la lettre est envoyée (vide)
  p0->>p1: la lettre est envoyée (écrite)
  p1->>p2: le port de la lettre (POST /letters)
  Note over p1: la lettre est en route
  p2--xp1: grève des postes
  Note over p1: la lettre est écrite
  p0->>p1: la lettre est envoyée (écrite)
  p1->>p2: le port de la lettre (POST /letters)
  Note over p1: la lettre est en route
  p2-->>p1: arrivée
  Note over p1: la lettre est lue ailleurs`,
    );
  });

  it('says of each line the step that it is of, and how it ends', () => {
    const frames = walk(sampleModel.machine, sampleModel, 'une autrice', [
      send('vide'),
      send('écrite'),
      answer('failed', 'grève des postes'),
    ]);
    const { parties, lines } = toSequence({ ...explore(sampleModel), model: sampleModel }, frames);
    expect(parties).toEqual(['le client', 'le portail', 'le service client']);
    expect(lines.map((line) => [line.step, 'over' in line ? 'note' : line.kind])).toEqual([
      [0, 'note'],
      [1, 'refusal'],
      [2, 'request'],
      [2, 'request'],
      [2, 'note'],
      [3, 'failure'],
      [3, 'note'],
    ]);
  });

  it('is the party that the model names, else the browser where nothing is requested', () => {
    const alone = { ...sampleModel, requests: { post: [] } };
    expect(draw([send('écrite')], alone)).toContain('participant p2 as le navigateur');
    const named = { ...alone, parties: { post: 'La Poste' } };
    expect(draw([send('écrite')], named)).toContain('participant p2 as La Poste');
  });

  it('holds no mark that would end its line', () => {
    const words = { ...sampleModel.words, ports: { post: 'un port; no #1' } };
    expect(draw([send('écrite')], { ...sampleModel, words })).toContain(
      'un port#59; no #35;1 (POST /letters)',
    );
  });
});
