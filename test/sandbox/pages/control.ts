import { html } from 'hono/html';
import { calls } from '../calls.ts';
import type { FaultRule } from '../faultRule.ts';
import type { JournalEntry } from '../journalEntry.ts';
import type { World } from '../world.ts';

const faults: Record<string, string> = {
  'delay=3000': 'Lente : 3 secondes',
  'delay=30000': 'Très lente : 30 secondes',
  'status=401': 'Session expirée (401)',
  'status=403': 'Interdite (403)',
  'status=500': 'Erreur du serveur (500)',
  'code=12': 'Erreur technique (code 12)',
  'code=99': 'Refusée avec un message (code 99)',
  html: 'Page HTML au lieu des données',
  empty: 'Réponse vide',
  shape: 'Données de la mauvaise forme',
  drop: 'Connexion coupée',
};

const durations: Record<string, string> = {
  '1': 'Une fois',
  '2': 'Deux fois',
  '5': 'Cinq fois',
  always: 'Jusqu’à nouvel ordre',
};

const options = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, label]) => html`<option value="${value}">${label}</option>`);

const callNames = Object.fromEntries(calls.map(({ call, name }) => [call, name]));

const remaining = ({ times }: FaultRule) =>
  times === null ? 'jusqu’à nouvel ordre' : `encore ${times} fois`;

const faultRow = (rule: FaultRule) => html`
  <li>
    <span class="grow">
      <strong>${callNames[rule.call]}</strong><br>
      <span class="hint">${faults[rule.fault] ?? rule.fault}, ${remaining(rule)}</span>
    </span>
    <button class="action quiet" name="remove" value="${rule.id}">Retirer<span class="hidden"> la panne de : ${callNames[rule.call]}</span></button>
  </li>`;

const currentFaults = (rules: readonly FaultRule[]) =>
  rules.length === 0
    ? html`<p class="hint">Aucune panne : tous les appels répondent.</p>`
    : html`
      <form method="post" class="card">
        <ul class="rows">${rules.map(faultRow)}</ul>
        <div class="actions"><button class="action quiet" name="do" value="clear">Retirer toutes les pannes</button></div>
      </form>`;

const statusClass = ({ status }: JournalEntry) =>
  status !== null && status < 400 ? 'status-ok' : 'status-bad';

const callRow = (entry: JournalEntry) => html`
  <tr>
    <td><span class="${statusClass(entry)}">${entry.status ?? 'sans réponse'}</span></td>
    <td>
      <code>${entry.method} ${entry.path}</code>
      ${entry.body === null ? '' : html`<br><code class="hint">${JSON.stringify(entry.body)}</code>`}
    </td>
  </tr>`;

const journal = (entries: readonly JournalEntry[]) => {
  const latest = entries.filter(({ kind }) => kind === 'call').slice(-20);
  if (latest.length === 0) return html`<p class="hint">Aucun appel pour l’instant.</p>`;
  return html`
    <div class="card">
      <table>
        <thead><tr><th scope="col">Statut</th><th scope="col">Appel</th></tr></thead>
        <tbody>${latest.reverse().map(callRow)}</tbody>
      </table>
    </div>`;
};

/** Sets the faults of the world of this browser, puts its data back, shows its latest calls. */
export const controlPage = ({ faults: rules, calls: entries }: World, notice: string | undefined) => html`
  <h1>Pannes et données</h1>
  <p class="lead">Ces réglages ne valent que pour ce navigateur. <a href="/saml/login">Choisir un compte</a></p>
  <div role="status">${notice ? html`<p class="notice">${notice}</p>` : ''}</div>
  <h2>Simuler une panne</h2>
  <form method="post" class="card">
    <div class="fields">
      <div class="span"><label for="call">Appel</label><select id="call" name="call">${options(callNames)}</select></div>
      <div><label for="fault">Panne</label><select id="fault" name="fault">${options(faults)}</select></div>
      <div><label for="times">Durée</label><select id="times" name="times">${options(durations)}</select></div>
    </div>
    <div class="actions"><button class="action" name="do" value="add">Ajouter la panne</button></div>
  </form>
  <h2>Pannes en cours</h2>
  ${currentFaults(rules)}
  <h2>Données</h2>
  <form method="post">
    <p class="hint">Les contrats, profils et collaborateurs reviennent à leur état de départ, sans panne ni journal.</p>
    <button class="action quiet" name="do" value="reset">Remettre les données à zéro</button>
  </form>
  <h2 id="journal">Derniers appels</h2>
  ${journal(entries)}`;
