import { Hono } from 'hono';
import * as z from 'zod/mini';
import { notFound, Refusal, readBody, success } from '../body.ts';
import { type Collaborator, type Customer, invited } from '../customer.ts';
import { requireAdministrator } from '../tokens.ts';
import type { SignedInEnv } from '../world.ts';

const isUnique = (texts: string[]) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

const emailsSchema = z.object({
  emails: z.array(z.string()).check(z.refine(isUnique, 'Une adresse est répétée.')),
});

const invitationsSchema = z
  .array(z.object({ type: z.enum(['simple', 'admin']), email: z.string() }))
  .check(
    z.refine((invitations) => isUnique(invitations.map(({ email }) => email)), 'Une adresse est répétée.'),
  );

const promotionSchema = z.object({ type: z.literal('admin'), userId: z.string() });

export const blockedEmail = 'bloque@refus.example';

/** The identifier is in `userId` or `id`, as in real responses (docs/rules.md#collaborator-list). */
const toCollaboratorRow = ({ id, ...collaborator }: Collaborator) =>
  Number(id) % 5 === 0 ? { id, ...collaborator } : { userId: id, ...collaborator };

const findByEmail = ({ collaborators }: Customer, email: string) =>
  collaborators.find((collaborator) => collaborator.email.toLowerCase() === email.toLowerCase());

const actOn = (collaborator: Collaborator | undefined, action: Collaborator['actions'][number]) => {
  if (!collaborator) throw notFound('Ce collaborateur n’existe pas ou plus.');
  if (!collaborator.actions.includes(action))
    throw new Refusal('40', 'Cette action n’est pas possible pour ce collaborateur.');
  return collaborator;
};

const nextId = (collaborators: readonly Collaborator[]) =>
  collaborators.reduce((highest, { id }) => Math.max(highest, Number(id)), 0) + 1;

export const management = new Hono<SignedInEnv>()
  .use('/management/*', requireAdministrator)
  .get('/management/user/list', (c) =>
    c.json({ code: '00', managed_users: c.var.customer.collaborators.map(toCollaboratorRow) }),
  )
  .delete('/management/user/:id', (c) => {
    const { customer, change } = c.var;
    const { collaborators } = customer;
    const named = collaborators.find(({ id }) => id === c.req.param('id'));
    const found = actOn(named, 'delete_user');
    change({ collaborators: collaborators.filter((collaborator) => collaborator !== found) });
    return c.json(success);
  })
  .post('/management/user/invitation', async (c) => {
    const { email } = await readBody(c, z.object({ email: z.string() }));
    actOn(findByEmail(c.var.customer, email), 'send_invitation');
    return c.json(success);
  })
  .post('/management/user/type', async (c) => {
    const { userId, type } = await readBody(c, promotionSchema);
    const { customer, change } = c.var;
    const { collaborators } = customer;
    const named = collaborators.find(({ id }) => id === userId);
    const found = actOn(named, 'update_to_admin');
    const actions = found.actions.filter((action) => action !== 'update_to_admin');
    const promoted = { ...found, type, actions };
    change({ collaborators: collaborators.map((one) => (one === found ? promoted : one)) });
    return c.json(success);
  })
  .post('/management/user/emails', async (c) => {
    const { emails } = await readBody(c, emailsSchema);
    if (emails.includes(blockedEmail))
      throw new Refusal('41', `L’adresse ${blockedEmail} ne peut pas recevoir d’invitation.`, {
        fields: { emails: [`L’adresse ${blockedEmail} est bloquée.`] },
      });
    const statusOf = (email: string) => findByEmail(c.var.customer, email)?.type ?? 'doesnt_exist';
    return c.json({
      code: '00',
      emails: Object.fromEntries(emails.map((email) => [email, statusOf(email)])),
    });
  })
  .post('/management/user', async (c) => {
    const invitations = await readBody(c, invitationsSchema);
    const { customer, change } = c.var;
    for (const { email, type } of invitations) {
      const collaborator = findByEmail(customer, email);
      if (collaborator?.type === 'owner')
        throw new Refusal('42', 'Le titulaire du compte ne peut pas être invité.');
      if (collaborator && collaborator.type !== type)
        throw new Refusal('43', `${email} a déjà un autre rôle dans ce compte.`);
    }
    const first = nextId(customer.collaborators);
    const added = invitations
      .filter(({ email }) => !findByEmail(customer, email))
      .map(({ email, type }, rank) => invited(String(first + rank), email, type));
    change({ collaborators: [...customer.collaborators, ...added] });
    return c.json(success);
  });
