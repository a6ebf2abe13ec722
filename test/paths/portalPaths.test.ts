import { describe, expect, it } from 'vitest';
import { explore } from '#src/kit/explore/explore.ts';
import { type Move, moveText } from '#src/kit/explore/moves.ts';
import { walk } from '#src/kit/explore/walk.ts';
import { findPaths, type Path } from '#src/kit/paths/paths.ts';
import { isPossible, type PortalWalk } from '../walks/definePortalWalk.ts';
import { findPortalPaths, startedOnPortal } from './portalPaths.ts';
import { portalWalks } from './walkTables.ts';

const tables = (await portalWalks()).map((table) => ({ id: table.model.machine.id, table }));

const toMoveName = (move: Move) => (move.kind === 'event' ? move.type : moveText(move));

/** Moves that views make and portal paths do not: journeys make them, or the portal cannot. */
const leftOut: Record<string, string[]> = {
  customerService: ['phoneLookup ✗ recherche en panne'],
  directDebit: ['openSignature ✗ départ impossible'],
  // The account makes the same requests as its export, so journeys cover it.
  export: [
    'fetchMeasures ✗ code de la lecture introuvable',
    'listMeters ✓ aucun compteur',
    'listMeters ✓ aucun contrat, une page sans réponse',
    'listMeters ✓ deux contrats',
    'listMeters ✓ un contrat, un autre sans réponse',
  ],
  session: [
    'findSession ✓ un utilisateur',
    'findSession ✗ service indisponible',
    'goToSignIn ✗ départ impossible',
    'profile.changed',
    'putTypedAside ✗ stockage refusé',
  ],
  signup: ['addContract ✗ formulaire en panne'],
};

const stepsOf = (paths: readonly Path[]): number => paths.reduce((sum, { moves }) => sum + moves.length, 0);

const made = ({ model }: PortalWalk, paths: readonly Path[]) =>
  paths.flatMap(({ input, moves }) => {
    const frames = walk(model.machine, model, input, moves);
    return frames.flatMap(({ move, refused, branches }, index) =>
      move ? [{ state: frames[index - 1]?.name ?? '', move, refused, branches }] : [],
    );
  });

type Made = ReturnType<typeof made>[number];

const refusal = ({ state, move }: Pick<Made, 'state' | 'move'>) => `${state}: ${moveText(move)}`;

const taking = ({ move, branches }: Pick<Made, 'move' | 'branches'>) =>
  `${branches.join(' ')} on ${moveText(move)}`;

describe.each(tables)('$id', ({ id, table }) => {
  const { model } = table;
  const exploration = explore(model);
  const onPortal = findPortalPaths(exploration, table);
  const possible = isPossible(table);
  const edges = exploration.out.flat().filter(({ refused }) => !refused);
  const refusedEdges = exploration.out.flat().filter(({ refused }) => refused);
  const onlyPossible = edges.filter(({ from, move }) => {
    const place = exploration.places[from];
    return place !== undefined && possible(place, move);
  });

  it('covers on the portal all moves of views except the listed ones', () => {
    const possibleNames = new Set(onlyPossible.map(({ move }) => toMoveName(move)));
    const missing = new Set(
      edges.map(({ move }) => toMoveName(move)).filter((name) => !possibleNames.has(name)),
    );
    expect([...missing].sort()).toEqual(leftOut[id] ?? []);
  });

  it('takes every reachable branch and tries every reachable refusal', () => {
    const { starts } = startedOnPortal(exploration, table);
    const reached = new Set(starts.map(({ place }) => place));
    const wanted = new Set(starts.flatMap(({ branches }) => branches));
    for (const place of reached)
      for (const { from, to, branches } of onlyPossible)
        if (from === place) {
          reached.add(to);
          for (const branch of branches) wanted.add(branch);
        }
    const taken = new Set(
      onPortal.flatMap(({ input, moves }) =>
        walk(model.machine, model, input, moves).flatMap(({ branches }) => branches),
      ),
    );
    expect([...wanted].filter((branch) => !taken.has(branch))).toEqual([]);

    const tries = made(table, onPortal);
    const tried = new Set(tries.filter(({ refused }) => refused).map(refusal));
    const takes = new Set(
      edges.map(({ from, move }) => `${exploration.places[from]?.name} ${toMoveName(move)}`),
    );
    const untried = refusedEdges.filter((edge) => {
      const place = exploration.places[edge.from];
      if (!place || !reached.has(edge.from) || !possible(place, edge.move)) return false;
      // An event that a state never accepts needs only one case.
      return takes.has(`${place.name} ${toMoveName(edge.move)}`)
        ? !tried.has(refusal({ state: place.name, move: edge.move }))
        : !tries.some(
            ({ state, move, refused }) =>
              refused && state === place.name && toMoveName(move) === toMoveName(edge.move),
          );
    });
    expect(untried.map(({ from, move }) => `${exploration.places[from]?.name}: ${moveText(move)}`)).toEqual(
      [],
    );
  });

  it('walks a part on the portal, and everything in views', () => {
    const inViews = findPaths(exploration, 'everything');
    const moves = made(table, inViews);
    const taken = new Set(moves.map(taking));
    const tried = new Set(moves.filter(({ refused }) => refused).map(refusal));
    expect(edges.filter((edge) => !taken.has(taking(edge)))).toEqual([]);
    expect(
      refusedEdges
        .map(({ from, move }) => refusal({ state: exploration.places[from]?.name ?? '', move }))
        .filter((each) => !tried.has(each)),
    ).toEqual([]);
    expect(stepsOf(onPortal)).toBeLessThan(stepsOf(inViews));
  });
});
