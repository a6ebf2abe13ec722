import type { Page } from '@playwright/test';
import { directDebitModel } from '#machines/direct-debit/directDebit.model.ts';
import { contractWithDebit, knownIdentity } from '#src/domain/fixtures/account.ts';
import { signInAddress } from '../../journeys/portal.ts';
import { definePortalWalk, refusedAs, unavailable } from '../../walks/definePortalWalk.ts';
import { fillOnPortal } from '../../walks/fillOnPortal.ts';

const path = '/prelevement-automatique';
const bills = '/espace-facturation';
const signature = '/third-party/signature?reference=981000004217';

const { done: known, failed: unread } = directDebitModel.outcomes.loadInformation;
const { 'document pas encore là': unknownMandate } = directDebitModel.outcomes.readMandate.failed;
const { done: found } = directDebitModel.outcomes.findBilling;
const { failed: refusals } = directDebitModel.outcomes.requestDebit;

const answered = (json: object) => ({ status: 200, json: { code: '00', ...json } });

const billed = (...known: object[]) =>
  answered({
    clientFacturesPro: known.map((contract) => ({ reference: contractWithDebit.reference, ...contract })),
  });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The wizard asks before it loses what was typed. */
const renounce = async (page: Page) => {
  await page.getByRole('button', { name: /^(Renoncer|Fermer)$/ }).click();
  const leave = page.getByRole('button', { name: 'Quitter sans enregistrer' });
  await leave.or(page.getByRole('heading', { level: 1, name: 'Factures' })).waitFor();
  if (await leave.isVisible()) await leave.click();
};

/** The form of the step that is shown: those before are kept. */
const form = (page: Page) => page.locator('[data-flow="directDebit"] form:visible');

export const directDebitPortal = definePortalWalk(directDebitModel, {
  open: async (page, { contract, returned, today }) => {
    await page.clock.setFixedTime(today);
    await page.route('**/api/user', (route) =>
      route.fulfill({ json: { ...knownIdentity, type: 'owner', contracts: contract ? [contract] : [] } }),
    );
    const search = contract ? `?contrat=${contract.reference}` : '';
    if (returned) {
      // The contract was selected in this tab before the browser left to sign.
      await page.addInitScript(
        (reference) => sessionStorage.setItem('portal.directDebit', JSON.stringify(reference)),
        contract?.reference,
      );
      const way = [path, returned.status, returned.fullRef].filter(Boolean).join('/');
      await page.goto(signInAddress('owner', way));
    } else await page.goto(signInAddress('owner', `${path}${search}`));
  },
  calls: {
    loadInformation: {
      done: {
        'un compte connu, sans mandat': answered(known['un compte connu, sans mandat']),
        'un mandat déjà signé': answered(known['un mandat déjà signé']),
      },
      failed: {
        'service indisponible': unavailable,
        'lecture refusée': refusedAs(unread['lecture refusée']),
      },
    },
    findBilling: {
      done: {
        'contrat mensualisé': billed(found['contrat mensualisé']),
        'contrat payé à chaque facture': billed(found['contrat payé à chaque facture']),
        'aucune facture': billed(),
      },
      failed: { 'service indisponible': unavailable },
    },
    requestDebit: {
      done: {
        'prélèvement en place': answered({}),
        // Where the sandbox has mandates signed: the model's own address is not of this environment.
        'mandat à signer': answered({ urlSEPA: signature }),
        'adresse d’un autre site': answered({ urlSEPA: 'https://ailleurs.example/mandat' }),
      },
      failed: {
        'compte refusé': refusedAs(refusals['compte refusé']),
        'titulaire refusé': refusedAs(refusals['titulaire refusé']),
        'service indisponible': unavailable,
      },
    },
    readMandate: {
      done: { 'mandat signé': { status: 200, body: '%PDF-1.4\n%%EOF' } },
      failed: {
        'service indisponible': unavailable,
        'document pas encore là': refusedAs(unknownMandate),
      },
    },
    openSignature: {
      atOnce: {
        done: { 'départ vers la signature': async () => {} },
        // A browser that has an address to go to goes.
        failed: { 'départ impossible': null },
      },
    },
  },
  events: {
    'contract.confirmed': {
      madeIn: ['findingBilling', 'reviewing'],
      gesture: (page) => press(page, 'Continuer'),
    },
    'contract.reopened': {
      madeIn: ['identifying'],
      gesture: (page) => press(page, 'Revenir à l’étape précédente'),
    },
    'holder.submitted': {
      madeIn: ['identifying'],
      gesture: async (page, { values }) => {
        await fillOnPortal(form(page), values);
        await press(page, 'Continuer');
      },
    },
    'holder.reopened': {
      madeIn: ['choosing'],
      gesture: (page) => press(page, 'Revenir à l’étape précédente'),
    },
    'account.submitted': {
      madeIn: ['choosing'],
      gesture: async (page, { values }) => {
        await fillOnPortal(form(page), values);
        await press(page, 'Demander le prélèvement');
      },
    },
    retried: { madeIn: ['signed.unavailable'], gesture: (page) => press(page, 'Réessayer') },
    restarted: { madeIn: ['unsigned'], gesture: (page) => press(page, 'Recommencer') },
    closed: {
      madeIn: ['loading', 'findingBilling', 'reviewing', 'identifying', 'choosing'],
      gesture: renounce,
    },
  },
  ends: {
    departed: () => ({ address: signature, notice: null, isThere: true }),
    restarted: () => ({ address: path, notice: null, isThere: true }),
    abandoned: () => ({ address: bills, notice: null }),
    turnedAway: () => ({ address: bills, notice: 'prélèvement automatique' }),
  },
});
