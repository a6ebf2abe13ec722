import type { Page } from '@playwright/test';
import { t } from '#locales/fr/customerService.ts';
import type { CustomerServiceInput } from '#machines/customer-service/customerService.machine.ts';
import { customerServiceModel } from '#machines/customer-service/customerService.model.ts';
import { addressOfNeed } from '#src/domain/request/meterReading.ts';
import { signInAddress } from '../../journeys/portal.ts';
import { definePortalWalk, unavailable } from '../../walks/definePortalWalk.ts';

const address = '/service-client';
const flow = (page: Page) => page.locator('[data-flow="customerService"]');
const press = (page: Page, name: string) => flow(page).getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

const { 'demande refusée': refused } = customerServiceModel.outcomes.sendRequest.failed;

/** Shows the portal the profile that gives exactly the input of the model. */
const answerProfile = (page: Page, { role, identity, contracts }: CustomerServiceInput) =>
  page.route('**/api/user', (route) =>
    route.fulfill({
      json: {
        ...identity,
        type: role,
        contracts,
        allowed_services: ['GRAND_COMPTE'],
        entity_name: 'Boulangerie du Port',
        department_code: 'accounting',
      },
    }),
  );

/** One suggestion, the town itself. */
const answerTowns = (page: Page) =>
  page.route('**/third-party/address/search**', (route) =>
    route.fulfill({
      json: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: {
              label: 'Saint-Malo',
              name: 'Saint-Malo',
              city: 'Saint-Malo',
              postcode: '35400',
              citycode: '35288',
            },
          },
        ],
      },
    }),
  );

const chooseTown = async (page: Page, town: string) => {
  const field = flow(page).getByRole('combobox', { name: 'Commune' });
  if ((await field.inputValue()) === town) return;
  await field.fill(town);
  if (town !== '') await page.getByRole('option', { name: town }).click();
};

export const customerServicePortal = definePortalWalk(customerServiceModel, {
  open: async (page, input) => {
    await page.clock.setFixedTime(new Date(`${input.today}T12:00:00`));
    await answerProfile(page, input);
    await answerTowns(page);
    const { resumed, meter } = input;
    await page.goto(
      signInAddress('grand-compte', resumed ? addressOfNeed(resumed, meter ?? undefined) : address),
    );
  },
  calls: {
    phoneLookup: {
      awaited: (page) => page.locator('[data-flow="phoneLookup"]').waitFor(),
      // The lookup catches what fails.
      answers: { done: {}, failed: { 'recherche en panne': null } },
    },
    sendRequest: {
      done: { 'demande reçue': { status: 200, json: { code: '00' } } },
      failed: {
        'demande refusée': { status: 200, json: { code: '21', message: refused.message } },
        'service indisponible': unavailable,
      },
    },
  },
  events: {
    'topic.chosen': (page, { topic }) =>
      flow(page)
        .getByRole('button', { name: t(`topics.${topic}`) })
        .click(),
    'need.chosen': (page, { need }) =>
      flow(page)
        .getByText(t(`needs.${need}`), { exact: true })
        .click(),
    'form.submitted': async (page, { values }) => {
      if ((await flow(page).locator('[type="submit"]:disabled').count()) > 0) return;
      const { municipality = '', references = '', message = '', phone = '' } = values;
      await flow(page).locator('[name="message"]').fill(message);
      await flow(page).getByLabel('Téléphone').fill(phone);
      const isShown = (name: string) => flow(page).locator(`[name="${name}"]`).isVisible();
      if (await isShown('message-index'))
        await flow(page)
          .getByLabel('Index (m³)')
          .fill(values['message-index'] ?? '');
      if (await isShown('municipality')) await chooseTown(page, municipality);
      const box = flow(page).getByRole('checkbox', { name: 'Usine des Bars' });
      if ((await box.count()) > 0) {
        if ((await box.isChecked()) !== (references !== ''))
          await flow(page).getByText('Usine des Bars').click();
      } else if (await isShown('references')) {
        await flow(page).getByLabel('Référence du contrat').fill(String(references));
      }
      await press(page, 'Envoyer la demande');
    },
    'identity.confirmed': (page) => inDialog(page, 'Confirmer et envoyer'),
    'identity.denied': (page) => inDialog(page, 'Ce n’est pas moi'),
    'identity.closed': (page) => inDialog(page, 'Fermer'),
    'request.restarted': (page) => press(page, 'Nouvelle demande'),
    closed: async (page) => {
      await press(page, 'Fermer');
      const leave = page.getByRole('button', { name: 'Quitter sans enregistrer' });
      const isLeaving = await leave.waitFor({ timeout: 300 }).then(
        () => true,
        () => false,
      );
      if (isLeaving) await leave.click();
    },
  },
  ends: {
    left: () => ({ address: '/', notice: null }),
    disowned: () => ({ address: '/saml/logout', notice: null }),
  },
});
