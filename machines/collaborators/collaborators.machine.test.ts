import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Collaborator, collaboratorSchema } from '#src/domain/account/collaborator.ts';
import { allRead, type Readable } from '#src/domain/answer.ts';
import { collaboratorsMachine } from './collaborators.machine.ts';

const person = (id: string) => collaboratorSchema.parse({ id });

it('reloads a list that changes while loading and discards the first response', async () => {
  const answers: ((list: Readable<Collaborator>) => void)[] = [];
  const loadCollaborators = fromPromise<Readable<Collaborator>, void>(
    () => new Promise((resolve) => void answers.push(resolve)),
  );
  const actor = createActor(collaboratorsMachine.provide({ actors: { loadCollaborators } })).start();
  actor.send({ type: 'list.outdated' });
  expect(answers).toHaveLength(2);
  answers[0]?.(allRead([person('before')]));
  answers[1]?.(allRead([person('before'), person('invited')]));
  await expect.poll(() => actor.getSnapshot().matches({ listed: 'fresh' })).toBe(true);
  expect(actor.getSnapshot().context.collaborators.map(({ id }) => id)).toEqual(['before', 'invited']);
});
