import { it } from 'vitest';
import { inviteModel as model } from '#machines/invite/invite.model.ts';
import { explore } from '#machines/kit/explore.ts';
import { lint } from '#machines/kit/lint.ts';
import { mutate } from '#machines/kit/mutate.ts';
import { pathsOf } from '#machines/kit/paths.ts';
import { walkActor } from './drivers/actor.ts';
it('x', async () => {
  const e = explore(model);
  console.log(e.places.length, e.out.flat().length, lint(e));
  const walked = await Promise.all((['branches+refused','transitions'] as const).flatMap((c) => pathsOf(e, c)).map((p) => walkActor(model, p)));
  console.log(walked.length, walked.flatMap(({ problems }) => problems).slice(0,5));
  console.log(pathsOf(e,'branches+refused').length, pathsOf(e,'branches+refused').map(p=>p.moves.length).join());
  const r = mutate(e);
  console.log(r.score, r.verdicts.length, r.survivors);
});
