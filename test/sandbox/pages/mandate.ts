import { html } from 'hono/html';

/** Tells the portal what has become of the mandate, which each page of the frame does. */
const statusScript = (status: 'mandate.ready' | 'mandate.saved' | 'mandate.failed') =>
  html`<script src="/sandbox/mandate.js" data-says="${status}"></script>`;

/** Where a bank account is typed for a mandate, shown in a frame of the portal. */
export const mandatePage = (reference: string) => html`
  <h1>Votre mandat de prélèvement</h1>
  <p class="lead">Contrat ${reference}. Page d’un prestataire fictif : rien n’est conservé.</p>
  <form method="post">
    <div class="fields">
      <div><label for="holder">Titulaire du compte</label><input id="holder" name="holder" autocomplete="name" required></div>
      <div><label for="iban">IBAN</label><input id="iban" name="iban" autocomplete="off" spellcheck="false" required></div>
    </div>
    <div class="actions"><button class="action">Enregistrer le mandat</button></div>
  </form>
  ${statusScript('mandate.ready')}`;

export const savedMandatePage = () => html`
  <h1>Mandat enregistré</h1>
  <p class="lead">Vous pouvez revenir au portail.</p>
  ${statusScript('mandate.saved')}`;

export const refusedMandatePage = () => html`
  <h1>Mandat refusé</h1>
  <p class="lead">Ce compte ne peut pas être prélevé.</p>
  ${statusScript('mandate.failed')}`;

/** Where a mandate is signed; each way out comes back to the portal's confirmation. */
export const signaturePage = (reference: string, fullReference: string) => html`
  <h1>Signez votre mandat</h1>
  <p class="lead">Contrat ${reference}. Page d’un prestataire fictif : rien n’est signé pour de vrai.</p>
  <div class="actions">
    <a class="button" href="/prelevement-automatique/OK/${fullReference}/T1">Signer le mandat</a>
    <a class="button quiet" href="/prelevement-automatique/KO/${fullReference}/T1">Refuser</a>
  </div>`;
