import { describe, expect, it } from 'vitest';
import { explore } from '#src/kit/explore/explore.ts';
import { type Move, moveText } from '#src/kit/explore/moves.ts';
import { walk } from '#src/kit/explore/walk.ts';
import { pathsOf } from '#src/kit/paths/paths.ts';
import { isPossible } from '../walks/definePortalWalk.ts';
import { countsOf, portalPathsOf } from './portalPaths.ts';
import { portalWalks } from './walkTables.ts';

const tables = (await portalWalks()).map((table) => ({ id: table.model.machine.id, table }));

const nameOf = (move: Move) => (move.kind === 'event' ? move.type : moveText(move));

/** What no path of the portal makes, which views make: the journeys do, or nothing on the portal can. */
const leftOut: Record<string, string[]> = {
  customerService: ['phoneLookup ✗ recherche en panne'],
  directDebit: ['openSignature ✗ départ impossible'],
  export: ['fetchMeasures ✗ code de la lecture introuvable'],
  session: [
    'findSession ✓ un utilisateur',
    'findSession ✗ service indisponible',
    'goToSignIn ✗ départ impossible',
    'profile.changed',
    'putTypedAside ✗ stockage refusé',
  ],
  signup: ['addContract ✗ formulaire en panne'],
};

/** The paths and the steps that views walk, and those that are walked on the portal. */
const counts: Record<string, [views: string, portal: string]> = {
  addContract: ['3 / 15', '3 / 10'],
  billing: ['35 / 659', '3 / 37'],
  billingEdit: ['4 / 27', '3 / 11'],
  collaborators: ['18 / 452', '4 / 70'],
  contactEdit: ['4 / 17', '3 / 10'],
  customerService: ['33 / 934', '4 / 102'],
  directDebit: ['28 / 495', '13 / 49'],
  emailEdit: ['6 / 51', '4 / 23'],
  export: ['18 / 298', '8 / 77'],
  ibanEdit: ['5 / 19', '3 / 10'],
  invite: ['39 / 1522', '5 / 58'],
  nameEdit: ['4 / 17', '3 / 10'],
  passwordEdit: ['4 / 17', '3 / 10'],
  profileCompletion: ['3 / 15', '3 / 10'],
  session: ['49 / 1224', '12 / 106'],
  signup: ['8 / 47', '7 / 21'],
};

describe.each(tables)('$id', ({ id, table }) => {
  const { model } = table;
  const exploration = explore(model);
  const onPortal = portalPathsOf(exploration, table);
  const possible = isPossible(table);
  const edges = exploration.out.flat().filter(({ refused }) => !refused);
  const onlyPossible = edges.filter(({ from, move }) => {
    const place = exploration.places[from];
    return place !== undefined && possible(place, move);
  });

  it('makes on the portal, of what views make, all but what is said', () => {
    const made = new Set(onlyPossible.map(({ move }) => nameOf(move)));
    const missing = new Set(edges.map(({ move }) => nameOf(move)).filter((name) => !made.has(name)));
    expect([...missing].sort()).toEqual(leftOut[id] ?? []);
  });

  it('takes every branch that can be reached by what can be made there', () => {
    const reached = new Set(exploration.starts.map(({ place }) => place));
    const wanted = new Set(exploration.starts.flatMap(({ branches }) => branches));
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
  });

  it('is walked in part, the views walking the whole', () => {
    expect([countsOf(pathsOf(exploration, 'everything')), countsOf(onPortal)]).toEqual(counts[id]);
  });
});
