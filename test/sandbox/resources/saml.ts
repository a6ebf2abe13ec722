import { type Context, Hono } from 'hono';
import { accountOf } from '../accounts.ts';
import { sendPage } from '../pages/layout.ts';
import { signedOutPage, signInPage } from '../pages/signIn.ts';
import { notFound } from '../refusal.ts';
import type { SandboxEnv } from '../server/env.ts';
import { issueToken } from '../tokens.ts';

/** Sends the browser back to the portal with a token and the RelayState as it was given. */
const signIn = async (c: Context<SandboxEnv>, account: string) => {
  const { world, worlds } = c.var;
  const customer = accountOf(account) && worlds.customer(world, account);
  if (!customer) throw notFound(`Aucun compte « ${account} » n’existe.`);
  const query = new URLSearchParams({ token: await issueToken(world, account, customer) });
  const relayState = c.req.query('RelayState');
  if (relayState !== undefined) query.set('RelayState', relayState);
  return c.redirect(`/authenticate?${query}`, 303);
};

/** The stand-in of the single sign-on; `?account=<id>` signs in at once. */
export const saml = new Hono<SandboxEnv>()
  .get('/login', (c) => {
    const account = c.req.query('account');
    if (account !== undefined) return signIn(c, account);
    const relayState = c.req.query('RelayState');
    const query = relayState === undefined ? '' : `?${new URLSearchParams({ RelayState: relayState })}`;
    return sendPage(c, { title: 'Connexion', body: signInPage(`/saml/login${query}`) });
  })
  .post('/login', async (c) => {
    const { account } = await c.req.parseBody();
    return signIn(c, String(account));
  })
  .get('/logout', (c) => {
    c.var.world.session += 1;
    return sendPage(c, { title: 'Déconnexion', body: signedOutPage(), narrow: true });
  });
