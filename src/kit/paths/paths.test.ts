import { describe, expect, it, vi } from 'vitest';
import { type Exploration, explore, type Place } from '../explore/explore.ts';
import { identify, type Move, moveText } from '../explore/moves.ts';
import { firstFrame, walk } from '../explore/walk.ts';
import { sampleModel } from '../fixtures/sampleFlow.ts';
import { workshopModel } from '../fixtures/workshop.ts';
import { criteria, findPaths, type Path, reach, shortestPathTo } from './paths.ts';

vi.setConfig({ testTimeout: 30_000 });

const lines = (paths: readonly Path[]) =>
  paths.map(({ input, moves, end }) => [input, ...moves.map(moveText), `→ ${end}`].join(' · '));

const listFrames = ({ model }: Exploration, paths: readonly Path[]) =>
  paths.flatMap((path) => walk(model, path));

const workshop = explore(workshopModel);
const sample = explore(sampleModel);
const again = explore({ ...sampleModel });

const refusedIn = (paths: readonly Path[]) =>
  listFrames(sample, paths)
    .flatMap(({ name, move, refused }) => (refused && move ? `${name}: ${moveText(move)}` : []))
    .sort();

describe('findPaths', () => {
  it.each(criteria)('returns the same paths without duplicates at each call for %s', (criterion) => {
    const paths = findPaths(sample, criterion, { limit: 50 });
    expect(paths).toEqual(findPaths(again, criterion, { limit: 50 }));
    expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('visits every state for the criterion states', () => {
    const seen = new Set(listFrames(workshop, findPaths(workshop, 'states')).map(({ name }) => name));
    expect(seen).toEqual(new Set(workshop.places.map(({ name }) => name)));
  });

  it('takes every branch and tries every refused event for the criterion branches+refused', () => {
    const paths = findPaths(sample, 'branches+refused');
    const frames = listFrames(sample, paths);
    const ids = sample.chart.branches.map(({ id }) => id);
    expect(new Set(frames.flatMap(({ branches }) => branches))).toEqual(new Set(ids));
    expect(refusedIn(paths)).toEqual([
      'posting: closed',
      'posting: letter.sent (écrite)',
      'reading: letter.sent (écrite)',
      'writing: letter.sent (vide)',
    ]);
    expect(lines(paths)).toHaveLength(3);
  });

  it('omits the branches of excluded moves for the criterion branches+refused', () => {
    const possible = (_: Place, { kind }: Move) => kind !== 'answer';
    const paths = findPaths(sample, 'branches+refused', { possible });
    const taken = new Set(listFrames(sample, paths).flatMap(({ branches }) => branches));
    expect(sample.chart.branches.map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([
      'letter.posting|xstate.done.actor.post|0',
      'letter.posting|xstate.error.actor.post|0',
    ]);
    expect(refusedIn(paths)).toEqual(refusedIn(findPaths(sample, 'branches+refused')));
  });

  it('tries each refused case in each place for the criterion everything', () => {
    const tried = refusedIn(findPaths(sample, 'everything'));
    const refused = sample.out.flat().filter((edge) => edge.refused);
    expect(new Set(tried)).toEqual(
      new Set(refused.map(({ from, move }) => `${sample.places[from]?.name}: ${moveText(move)}`)),
    );
  });

  it('visits each place and tries each refused event once for the criterion screens', () => {
    const { model, places, delays } = workshop;
    const at = ({ configuration }: Pick<Place, 'configuration'>) => identify(model, configuration, delays);
    const visited = new Set(listFrames(workshop, findPaths(workshop, 'screens')).map(at));
    expect(places.filter((place) => place.status === 'active' && !visited.has(at(place)))).toEqual([]);
    const refused = new Set(refusedIn(findPaths(sample, 'screens')));
    expect([...refused]).toEqual(refusedIn(findPaths(sample, 'branches+refused')));
  });

  it('takes a branch once for each of its different effects for the criterion everything', () => {
    const { post } = sampleModel.outcomes;
    const failed = { grève: post.failed['grève des postes'] };
    const once = explore({ ...sampleModel, outcomes: { post: { ...post, failed } } });
    const lines = findPaths(once, 'everything').map(({ moves }) => moves.map(moveText).join(' · '));
    expect(lines.some((line) => /✗ grève.* · letter\.sent \(écrite\)/.test(line))).toBe(true);
  });

  it('covers a chart with every feature in fewer than ten paths', () => {
    expect(findPaths(workshop, 'branches+refused').length).toBeLessThan(10);
  });

  it('takes every pair of consecutive branches for the criterion pairs', () => {
    const joined = (paths: readonly Path[]) =>
      new Set(
        paths.flatMap((path) => {
          const frames = walk(sampleModel, path);
          return frames.slice(1).map(({ branches }, at) => `${frames[at]?.branches} > ${branches}`);
        }),
      );
    expect(joined(findPaths(sample, 'pairs'))).toEqual(joined(findPaths(sample, 'simple', {}).concat(retry)));
  });

  const retry = findPaths(sample, 'transitions');

  it('visits no state twice on a path for the criterion simple', () => {
    expect(lines(findPaths(sample, 'simple'))).toEqual([
      'une autrice · letter.sent (écrite) · post ✓ arrivée · → posted',
      'une autrice · letter.sent (écrite) · post ✗ adresse inconnue · closed · → closed',
      'une autrice · letter.sent (écrite) · post ✗ grève des postes · closed · → closed',
      'une autrice · closed · → closed',
      'un lecteur · closed · → closed',
    ]);
    expect(findPaths(workshop, 'simple', { limit: 7 })).toHaveLength(7);
  });

  it('excludes the given states and events, and paths longer than the given length', () => {
    const paths = findPaths(sample, 'simple', { exclude: ['closed', 'post'] });
    const written = ['une autrice · letter.sent (écrite) · → posting', 'un lecteur · → reading'];
    expect(lines(paths)).toEqual(written);
    for (const criterion of criteria)
      for (const { moves } of findPaths(workshop, criterion, { maxLength: 5, limit: 50 }))
        expect(moves.length).toBeLessThanOrEqual(5);
  });

  it('continues each path to a final state if the option requests this', () => {
    const paths = findPaths(workshop, 'branches+refused', { end: 'final' });
    expect(new Set(paths.map(({ end }) => end))).toEqual(new Set(['over']));
  });

  it('returns other random paths for another seed', () => {
    const ids = (seed: number) => findPaths(workshop, 'random', { seed }).map(({ id }) => id);
    expect(ids(1)).toEqual(ids(1));
    expect(ids(1)).not.toEqual(ids(2));
  });

  it('throws an error about the key if the machine reaches a place that was not explored', () => {
    const blind = explore({ ...workshopModel, key: ({ light }) => ({ light }) });
    expect(() => findPaths(blind, 'simple')).toThrow(/the model’s key does not contain repairs/);
  });
});

describe('shortestPathTo', () => {
  it('returns the shortest path to a branch', () => {
    const path = shortestPathTo(sample, 'letter.posting|xstate.error.actor.post|0');
    const line = 'une autrice · letter.sent (écrite) · post ✗ adresse inconnue · → writing';
    expect(path && lines([path])).toEqual([line]);
    expect(shortestPathTo(sample, 'letter|unknown|0')).toBeUndefined();
  });
});

const reached = explore(sampleModel);
const first = (input: string) => firstFrame(sampleModel, input);
const movesTo = (state: string, from = first('une autrice')) =>
  reach(reached, from, state)?.map(({ move, name }) => `${move && moveText(move)} → ${name}`);

it('returns the fewest moves from one frame of a path to a state', () => {
  expect(movesTo('posting')).toEqual(['letter.sent (écrite) → posting']);
  expect(movesTo('writing')).toEqual([]);
});

it('returns undefined for an unreachable state', () => {
  const closed = reach(reached, first('une autrice'), 'closed')?.at(-1);
  expect(closed && movesTo('posting', closed)).toBeUndefined();
  expect(closed?.name).toBe('closed');
});
