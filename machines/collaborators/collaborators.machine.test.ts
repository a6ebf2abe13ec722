import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Collaborator, collaboratorSchema } from '#src/domain/account/collaborator.ts';
import { allRead, type Readable } from '#src/domain/answer.ts';
import { collaboratorsMachine } from './collaborators.machine.ts';

const person = (id: string) => collaboratorSchema.parse({ id });

it('a list that changes while it loads is read again, and the first answer is not shown', async () => {
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
