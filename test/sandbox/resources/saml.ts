import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type Account, accountOf, accounts } from '../accounts.ts';
import { notFound } from '../body.ts';
import { sendPage } from '../pages.ts';
import { issueToken } from '../tokens.ts';
import type { SandboxEnv } from '../world.ts';

const groups: Record<Account['group'], string> = {
  customer: 'Les clients',
  adviser: 'Les conseillers internes',
  case: 'Les cas particuliers',
};

const initials = ({ firstName, lastName }: Account) => `${firstName.charAt(0)}${lastName.charAt(0)}`;

const choice = (account: Account) => html`
  <li class="account">
    <span class="initials" aria-hidden="true">${initials(account)}</span>
    <span class="account-text">
      <button class="account-name" name="account" value="${account.id}" aria-describedby="${account.id}">${account.label}</button>
      <span class="account-about" id="${account.id}">${account.description}</span>
    </span>
    <span class="arrow" aria-hidden="true"></span>
  </li>`;

const group = ([id, title]: [string, string]) => html`
  <section aria-labelledby="group-${id}">
    <h2 id="group-${id}">${title}</h2>
    <ul class="accounts">${accounts.filter((account) => account.group === id).map(choice)}</ul>
  </section>`;

/** Form without `action`, so that it also sends the query of the page, which may contain `RelayState`. */
const signInPage = html`
  <h1>Choisissez un compte</h1>
  <p class="lead">Ces personnes et leurs données sont inventées. Aucun mot de passe n’est demandé.</p>
  <form method="post">${Object.entries(groups).map(group)}</form>
  <p class="foot"><a href="/sandbox">Simuler des pannes, remettre les données à zéro</a></p>`;

const signedOutPage = html`
  <h1>Vous êtes déconnecté</h1>
  <p class="lead">Votre session est fermée sur le portail et auprès de la connexion unique.</p>
  <p><a class="button" href="/">Revenir au portail</a></p>`;

const signIn = async (c: Context<SandboxEnv>, account: string) => {
  const { world, worlds } = c.var;
  const customer = accountOf(account) && worlds.customer(world, account);
  if (!customer) throw notFound(`Aucun compte « ${account} » n’existe.`);
  const query = new URLSearchParams({ token: await issueToken(world, account, customer) });
  const relayState = c.req.query('RelayState');
  if (relayState !== undefined) query.set('RelayState', relayState);
  return c.redirect(`/authenticate?${query}`, 303);
};

export const saml = new Hono<SandboxEnv>()
  .get('/login', (c) => {
    const account = c.req.query('account');
    if (account !== undefined) return signIn(c, account);
    return sendPage(c, { title: 'Connexion', body: signInPage });
  })
  .post('/login', async (c) => {
    const { account } = await c.req.parseBody();
    return signIn(c, String(account));
  })
  .get('/logout', (c) => {
    c.var.world.session += 1;
    return sendPage(c, { title: 'Déconnexion', body: signedOutPage, narrow: true });
  });
