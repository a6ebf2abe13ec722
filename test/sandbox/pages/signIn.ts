import { html } from 'hono/html';
import { type Account, accounts } from '../accounts.ts';

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

/** Chooses who signs in; `action` is the address that the choice is posted to. */
export const signInPage = (action: string) => html`
  <h1>Choisissez un compte</h1>
  <p class="lead">Ces personnes et leurs données sont inventées. Aucun mot de passe n’est demandé.</p>
  <form method="post" action="${action}">${Object.entries(groups).map(group)}</form>
  <p class="foot"><a href="/sandbox">Simuler des pannes, remettre les données à zéro</a></p>`;

export const signedOutPage = () => html`
  <h1>Vous êtes déconnecté</h1>
  <p class="lead">Votre session est fermée sur le portail et auprès de la connexion unique.</p>
  <p><a class="button" href="/">Revenir au portail</a></p>`;
