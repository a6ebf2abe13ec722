import { expect, it } from 'vitest';
import { explore } from '#src/kit/explore/explore.ts';
import { type Move, moveText } from '#src/kit/explore/moves.ts';
import { isPossible } from '../walks/definePortalWalk.ts';
import { portalWalks } from './walkTables.ts';

const tables = (await portalWalks()).map((table) => ({ id: table.model.machine.id, table }));

const toMoveName = (move: Move) => (move.kind === 'event' ? move.type : moveText(move));

/** Moves that are possible in the view but not in the portal, or that journeys test instead. */
const leftOut: Record<string, string[]> = {
  customerService: ['phoneLookup ✗ recherche en panne'],
  directDebit: ['openSignature ✗ départ impossible'],
  // The page behind the dialog sends the same requests as the export, and a test cannot distinguish them.
  export: [
    'fetchMeasures ✗ code de la lecture introuvable',
    'listMeters ✓ aucun compteur',
    'listMeters ✓ aucun contrat, une page sans réponse',
    'listMeters ✓ deux contrats',
    'listMeters ✓ un contrat, un autre sans réponse',
    'saveFile ✗ enregistrement impossible',
    'saveFileAgain ✗ enregistrement impossible',
    'writeFile ✗ écriture impossible',
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

it.each(tables)('plays on the portal each move of the view of $id, except leftOut', ({ id, table }) => {
  const { out, places } = explore(table.model);
  const possible = isPossible(table);
  const edges = out.flat().filter(({ refused }) => !refused);
  const names = new Set(edges.map(({ move }) => toMoveName(move)));
  for (const { from, move } of edges) {
    const place = places[from];
    if (place && possible(place, move)) names.delete(toMoveName(move));
  }
  expect([...names].sort()).toEqual(leftOut[id] ?? []);
});
