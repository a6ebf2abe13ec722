import type { Page } from '@playwright/test';
import { directDebitModel } from '#machines/direct-debit/directDebit.model.ts';
import { contractWithDebit, knownIdentity } from '#machines/domain/fixtures/account.ts';
import { ibanBoxes } from '#machines/domain/iban.ts';
import { signInAddress } from '../../journeys/portal.ts';
import { definePortalWalk, refusedAs, unavailable } from '../../walks/definePortalWalk.ts';

const path = '/prelevement-automatique';
const bills = '/espace-facturation';
const signature = '/third-party/signature?reference=981000004217';

const { done: known, failed: unread } = directDebitModel.outcomes.loadInformation;
const { 'mandat inconnu': unknownMandate } = directDebitModel.outcomes.readMandate.failed;
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
const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('radio', { name }).click({ force: true });
const fill = (page: Page, name: string, text: string) => page.locator(`[name="${name}"]:visible`).fill(text);

const holderTypes = { person: 'd’une personne', company: 'd’une entreprise ou d’un organisme' };
const civilities = { miss: 'Madame', mr: 'Monsieur' };

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
        'mandat inconnu': refusedAs(unknownMandate),
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
    'contract.confirmed': { madeIn: ['reviewing'], gesture: (page) => press(page, 'Continuer') },
    'contract.reopened': {
      madeIn: ['identifying'],
      gesture: (page) => press(page, 'Revenir à l’étape précédente'),
    },
    'holder.submitted': {
      madeIn: ['identifying'],
      gesture: async (page, { values }) => {
        await choose(page, holderTypes[values.holder_type]);
        await choose(page, civilities[values.civility]);
        await fill(page, 'last_name', values.last_name ?? '');
        await fill(page, 'mobile_phone', values.mobile_phone);
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
        await choose(page, values.account === 'kept' ? /^Le compte connu/ : 'Un autre compte');
        if (values.account === 'new') {
          await fill(page, 'holder', values.holder ?? '');
          for (const box of ibanBoxes) await fill(page, box, values[box] ?? '');
        }
        const consent = page.getByRole('checkbox', { name: /^J’accepte/ });
        if (!(await consent.isChecked())) await page.getByText(/^J’accepte que/).click();
        await press(page, 'Demander le prélèvement');
      },
    },
    retried: { madeIn: ['unverified'], gesture: (page) => press(page, 'Réessayer') },
    restarted: { madeIn: ['unsigned'], gesture: (page) => press(page, 'Recommencer') },
    closed: {
      madeIn: ['loading', 'reviewing', 'identifying', 'choosing'],
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
