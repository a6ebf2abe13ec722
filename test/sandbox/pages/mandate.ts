import { html } from 'hono/html';

/** Where a bank account is typed for a mandate, shown in a frame of the portal. */
export const mandatePage = (reference: string) => html`
  <h1>Votre mandat de prélèvement</h1>
  <p class="lead">Contrat ${reference}. Page d’un prestataire fictif : rien n’est conservé.</p>
  <form method="post" class="card">
    <div class="fields">
      <div><label for="holder">Titulaire du compte</label><input id="holder" name="holder" autocomplete="name" required></div>
      <div><label for="iban">IBAN</label><input id="iban" name="iban" autocomplete="off" spellcheck="false" required></div>
    </div>
    <div class="actions"><button class="action">Enregistrer le mandat</button></div>
  </form>`;

export const savedMandatePage = () => html`
  <h1>Mandat enregistré</h1>
  <p class="lead">Vous pouvez revenir au portail.</p>`;

/** Where a mandate is signed; each way out comes back to the portal's confirmation. */
export const signaturePage = (reference: string, fullReference: string) => html`
  <h1>Signez votre mandat</h1>
  <p class="lead">Contrat ${reference}. Page d’un prestataire fictif : rien n’est signé pour de vrai.</p>
  <div class="actions">
    <a class="button" href="/prelevement-automatique/OK/${fullReference}/T1">Signer le mandat</a>
    <a class="button quiet" href="/prelevement-automatique/KO/${fullReference}/T1">Refuser</a>
  </div>`;
