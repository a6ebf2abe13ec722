import { describe, expect, it } from 'vitest';
import { explore } from '../explore/explore.ts';
import type { Move } from '../explore/moves.ts';
import { walk } from '../explore/walk.ts';
import { sampleModel } from '../fixtures/sampleFlow.ts';
import { findPaths, type Path } from '../paths/paths.ts';
import {
  readRecordings,
  recordScreens,
  screensSchema,
  withoutRecordings,
  withoutScreens,
  withRecordings,
  withScreens,
} from './screens.ts';
import { sequence, toSequence } from './sequence.ts';

const book = '# Un livre\n\n## Histoires\n\nUne histoire.\n';
const recordings = {
  spoken: 'Quand tout va bien\n\ndocument\n  titre, Un livre',
  screens: { opening: { 'un client': ['Bonjour'] }, moves: {} },
};

it('parses from the book of a flow the same screen texts that were written', () => {
  expect(readRecordings(withRecordings(book, recordings))).toEqual(recordings);
});

it('replaces the screen texts of a book and leaves its other parts unchanged', () => {
  const recorded = withRecordings(book, recordings);
  const other = { ...recordings, spoken: 'Après un refus' };
  expect(readRecordings(withRecordings(recorded, other))).toEqual(other);
  expect(withRecordings(withRecordings(recorded, other), recordings)).toBe(recorded);
  expect(withRecordings(recorded, { screens: null, spoken: null })).toBe(book);
});

it('removes the screen texts from a book', () => {
  const recorded = withRecordings(book, recordings);
  expect(withoutRecordings(recorded)).toBe(book.trimEnd());
  expect(withoutScreens(recorded)).toContain('titre, Un livre');
  expect(withoutScreens(recorded)).not.toContain('Bonjour');
});

it('returns null for the screens and the spoken texts of a book that contains neither', () => {
  expect(readRecordings(book)).toEqual({ screens: null, spoken: null });
});

const exploration = explore(sampleModel);
const paths = [...findPaths(exploration, 'everything'), ...findPaths(exploration, 'transitions')];

const framesOf = (path: Path) => walk(sampleModel, path);

/** Screens to record: state name, failure, an error at odd steps after a refused event, `aside` at step 1. */
const read = (path: Path, aside: string) => ({
  path,
  texts: framesOf(path).map(({ name, configuration }, step, frames) => [
    `L’écran ${name}`,
    ...(configuration.snapshot.context.failure ? ['Lettre revenue'] : []),
    ...(frames.slice(0, step + 1).some(({ refused }) => refused) && step % 2 ? ['Corrigez'] : []),
    ...(step === 1 ? [aside] : []),
  ]),
});

const reads = paths.flatMap((path) => [read(path, 'Ici'), read(path, 'Là')]);
const record = recordScreens(exploration, reads);
const screens = withScreens(exploration, record);

describe('the recorded texts of screens', () => {
  it('are the same after a conversion to JSON and back', () => {
    expect(screensSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it('contain for each frame only the texts that differ from the previous frame', () => {
    for (const path of paths)
      for (const [step, frame] of framesOf(path).entries()) {
        if (frame.refused) continue;
        const [before, after] = [read(path, '').texts[step - 1] ?? [], read(path, '').texts[step] ?? []];
        const news = after.filter((text) => text !== '' && text !== 'Corrigez' && !before.includes(text));
        expect(screens.reading(frame, framesOf(path)[step - 1])).toEqual(news);
      }
  });

  it('mark a move as recorded only if a recorded path contains the move', () => {
    const edges = exploration.out.flat().filter(({ refused }) => !refused);
    expect(edges.every(screens.isRead)).toBe(true);
    const [first] = paths;
    const partial = first ? recordScreens(exploration, [read(first, '')]) : expect.unreachable();
    const writing = { 'letter.sent (écrite)': { '99': ['Envoi'] } };
    const spoken = { ...partial, moves: { ...partial.moves, writing } };
    expect(edges.every(withScreens(exploration, spoken).isRead)).toBe(false);
  });
});

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

describe('the sequence diagram', () => {
  it('draws the customer, the portal and the back office, with failed and refused steps', () => {
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

  it('stores in each line of the diagram its step and its kind, such as refusal or failure', () => {
    const moves = [send('vide'), send('écrite'), answer('failed', 'grève des postes')];
    const frames = walk(sampleModel, { input: 'une autrice', moves });
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

  it('draws as third participant the party of the model, else the browser if it has no request', () => {
    const alone = { ...sampleModel, requests: { post: [] } };
    expect(draw([send('écrite')], alone)).toContain('participant p2 as le navigateur');
    const named = { ...alone, parties: { post: 'La Poste' } };
    expect(draw([send('écrite')], named)).toContain('participant p2 as La Poste');
  });

  it('escapes the characters of a text that would end a line of the diagram', () => {
    const words = { ...sampleModel.words, ports: { post: 'un port; no #1' } };
    const drawing = draw([send('écrite')], { ...sampleModel, words });
    expect(drawing).toContain('un port#59; no #35;1 (POST /letters)');
  });
});
