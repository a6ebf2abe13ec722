import type { Move } from '../../kit/explore/moves.ts';
import { capital } from '../../kit/narration/french.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import type { Offer, Offers } from '../drawing/marks.ts';
import type { Choice } from '../simulation/choices.ts';
import { type Names, sayMove } from './words.ts';

/** Of a move, what its arrow does not say already: its case, or what is answered. */
const sayCase = (described: DescribedFlow, names: Names, move: Move): string => {
  if (move.kind === 'event' && move.case) return capital(described.model.caseNames?.[move.case] ?? move.case);
  if (move.kind === 'answer') return capital(move.outcome);
  return sayMove(described, names, move);
};

/** What can be tried, by the branch that it is on, what is possible first. */
export const toOffers = (described: DescribedFlow, names: Names, choices: readonly Choice[]): Offers => {
  const offers = new Map<string, Offer[]>();
  const possible = choices.filter(({ why }) => why === null);
  const refused = choices.filter(({ why }) => why !== null);
  for (const { move, why, branches } of [...possible, ...refused])
    for (const branch of branches)
      offers.set(branch, [
        ...(offers.get(branch) ?? []),
        { move, why, label: sayCase(described, names, move) },
      ]);
  return offers;
};
