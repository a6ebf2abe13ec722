import type { Page } from '@playwright/test';
import { exportModel } from '#machines/export/export.model.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import { consumptionContract, knownMeter, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import type { Frame } from '#src/kit/explore/walk.ts';
import { signInAddress } from '../../journeys/portal.ts';
import { type Answer, definePortalWalk, unavailable } from '../../walks/definePortalWalk.ts';

const { reference, name } = consumptionContract;
const list = '/espace-consommation';
const meterPage = `${list}/TR/${reference}/${knownMeter.idPDS}`;

const { 'période refusée pour chacun': refused } = exportModel.outcomes.fetchMeasures.done;
const refusal = refused.missed[0].failure;

/** A page of one contract, with these meters. */
const contractPage = (meters: readonly Meter[]) => ({
  status: 200,
  headers: { 'x-pagination-page-count': '1' },
  json: {
    clientCompteursPro: [
      {
        reference,
        name,
        nbCompteurTotal: meters.length,
        roles: [{ role: 'TELERELEVE', enabled: true }],
        compteursPro: meters,
      },
    ],
    nbCompteurFull: meters.length,
    nbCodeRefFull: 1,
  },
});

const answered = (measures: readonly object[]): Answer => ({ status: 200, json: { code: '00', measures } });

const measured = answered([
  { date: '30/09/2026', volume: 35.2, index: 1_204, type: 'R' },
  { date: '31/10/2026', volume: 35.2, index: 1_204, type: 'E' },
]);
const empty = answered([]);
const refusing: Answer = {
  status: 200,
  json: { code: '61', message: refusal.message, validation_errors: refusal.fields },
};

const unreadable: Answer = { status: 200, json: { code: '12' } };

/** The meter read from afar is asked by mode, the other one not. */
const isOfFirst = (body: unknown) => typeof body === 'object' && body !== null && 'mode' in body;

/** What the walk asks; any other is the page's own. */
const starts = Object.values(exportModel.cases['form.submitted']).map(({ values }) => values.start_date);

/** Answers what the page around the export asks for itself. */
const answerPage = async (page: Page, isList: boolean) => {
  await page.route('**/api/consumption/meters_list', async (route) => {
    const isOwn = !isList || !('reference' in route.request().postDataJSON());
    if (!isOwn) return route.fallback();
    await route.fulfill(contractPage(isList ? [knownMeter, meterReadOnSite] : [knownMeter]));
  });
  await page.route('**/api/consumption/telemetry', async (route) => {
    if (starts.includes(route.request().postDataJSON().start_date)) return route.fallback();
    await route.fulfill({ json: { code: '00', measures: [] } });
  });
};

/** Has the browser write files and save them, or not. */
const allow = (page: Page, what: 'write' | 'save', isPossible: boolean) =>
  page.evaluate(
    ([part, can]) => {
      const original = Object.assign(window, {
        own: Reflect.get(window, 'own') ?? { Blob, Worker, save: URL.createObjectURL },
      }).own;
      class Broken {
        constructor() {
          throw new Error('Broken');
        }
      }
      if (part === 'write') {
        Reflect.set(window, 'Blob', can ? original.Blob : Broken);
        Reflect.set(window, 'Worker', can ? original.Worker : Broken);
      } else
        URL.createObjectURL = can
          ? original.save
          : () => {
              throw new Error('Broken');
            };
    },
    [what, isPossible] as const,
  );

const press = (page: Page, label: string | RegExp) =>
  page.locator('[data-flow="export"]').getByRole('button', { name: label, exact: true }).click();

const modes = { monthly: 'Par mois', daily: 'Par jour' };
const formats = { xlsx: 'Classeur Excel', csv: 'CSV' };

/** Where the export goes on without its window, which opens on it again. */
const goesOn = ['fetching', 'incomplete', 'failed', 'unwritten'] as const;

/** Closes the window; one whose export goes on is opened again, from where it was. */
const closeWindow = async (page: Page) => {
  const state = await page.locator('[data-flow="export"]').getAttribute('data-state');
  const opened = page.url();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click();
  if (!goesOn.some((name) => name === state)) return;
  await page.waitForURL((url) => url.href !== opened, { timeout: 5000 });
  await page.evaluate((target) => history.pushState(null, '', target), opened);
  await page.getByRole('dialog').locator('[data-flow="export"]').waitFor({ timeout: 5000 });
};

/** Of the account alone, whose list asks the page what the export asks: journeys export it. */
const ofAccount = [
  'deux contrats',
  'un contrat, un autre sans réponse',
  'aucun contrat, une page sans réponse',
  'aucun compteur',
];

/** Of one meter alone there is no half; nor of the one that is left. */
const halves = ['un compteur sur deux', 'un compteur sur deux, sans mesure'];

export const exportPortal = definePortalWalk(exportModel, {
  open: async (page, { source }) => {
    const isList = 'reference' in source;
    await page.clock.setFixedTime(new Date('2026-11-22T12:00'));
    await answerPage(page, isList);
    const address = isList ? `${list}?modale=export&contrat=${reference}` : `${meterPage}?modale=export`;
    await page.goto(signInAddress('owner', address));
  },
  // The tray shows what is interrupted, without its window: test/flows/exports/exports.spec.ts walks it.
  mayStart: (input) => input === 'la page d’un compteur' || input === 'la liste des contrats',
  mayMake: ({ listed, fetched }, move) =>
    move.kind !== 'answer' ||
    (!ofAccount.includes(move.outcome) &&
      (!halves.includes(move.outcome) || (listed?.meters.length === 2 && fetched.length === 0))),
  calls: {
    listMeters: {
      done: {
        'deux compteurs': contractPage([knownMeter, meterReadOnSite]),
        'deux contrats': unavailable,
        'un contrat, un autre sans réponse': unavailable,
        'aucun contrat, une page sans réponse': unavailable,
        'aucun compteur': unavailable,
      },
      failed: { 'service indisponible': unavailable },
    },
    fetchMeasures: {
      each: {
        done: {
          'toutes les mesures': () => measured,
          'aucune mesure sur la période': () => empty,
          'un compteur sur deux': (body) => (isOfFirst(body) ? measured : unavailable),
          'un compteur sur deux, sans mesure': (body) => (isOfFirst(body) ? empty : unreadable),
          'service indisponible pour chacun': () => unavailable,
          'réponse illisible pour chacun': () => unreadable,
          'période refusée pour chacun': () => refusing,
        },
        // Its code is there once it has been fetched.
        failed: { 'code de la lecture introuvable': null },
      },
    },
    writeFile: {
      atOnce: {
        done: { 'un fichier': (page) => allow(page, 'write', true) },
        failed: { 'écriture impossible': (page) => allow(page, 'write', false) },
      },
    },
    saveFile: {
      atOnce: {
        done: { 'fichier enregistré': (page) => allow(page, 'save', true) },
        failed: { 'enregistrement impossible': (page) => allow(page, 'save', false) },
      },
    },
  },
  events: {
    'form.submitted': async (page, { values }) => {
      const form = page.locator('[data-flow="export"] form');
      await form.getByText(modes[values.mode], { exact: true }).click();
      for (const day of ['start_date', 'end_date'] as const) {
        const field = form.locator(`[name="${day}"]`);
        if (values.mode === 'monthly') await field.selectOption(values[day]);
        else await field.fill(values[day]);
      }
      await form.getByText(formats[values.format], { exact: true }).click();
      await press(page, 'Exporter');
    },
    retried: (page) => press(page, 'Réessayer'),
    'save.repeated': (page) => press(page, 'Enregistrer de nouveau'),
    'connection.restored': (page) => page.evaluate(() => void dispatchEvent(new Event('online'))),
    'rest.kept': (page) => press(page, 'Enregistrer les autres'),
    cancelled: {
      madeIn: goesOn,
      gesture: (page) => press(page, /^(Annuler|Modifier le choix)$/),
    },
    closed: {
      madeIn: [
        'listing',
        'unlisted',
        'choosing.ready',
        'choosing.nothingMeasured',
        'choosing.refused',
        'choosing.saved',
        'choosing.savingAgain',
        'choosing.unsaved',
        ...goesOn,
      ],
      gesture: closeWindow,
    },
  },
  ends: {
    closed: ({ configuration }: Frame) => ({
      address: 'reference' in configuration.snapshot.context.source ? list : meterPage,
      notice: null,
    }),
  },
});
