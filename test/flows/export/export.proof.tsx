import type { Page } from '@playwright/test';
import { t } from '#locales/fr/export.ts';
import { exportModel } from '#machines/export/export.model.ts';
import type { initialContext } from '#machines/export/export.setup.ts';
import { type Meter, meterKey } from '#src/domain/consumption/meter.ts';
import { groupByContract, type ListedMeters } from '#src/domain/consumption/meterList.ts';
import { spacedReference } from '#src/domain/contract/contract.ts';
import { consumptionContract, knownMeter, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import type { Frame } from '#src/kit/explore/walk.ts';
import {
  type Answer,
  answered,
  definePortalWalk,
  refusedAs,
  signInAddress,
  unavailable,
} from '../../walks/definePortalWalk.ts';
import { defineProof, sentByThePortal } from '../../walks/defineProof.ts';
import { ending, type Past, type ScreenItem, type Shown } from '../../walks/expectations.ts';
import {
  button,
  failing,
  interrupted,
  reconnected,
  savedFile,
  unsavedFile,
  working,
} from '../../walks/exportFileExpectations.ts';

type Context = ReturnType<typeof initialContext>;

const count = (meters: readonly unknown[]) => `${meters.length} compteur`;

const aboutText = ({ contracts, meters }: ListedMeters): string => {
  const [contract, ...others] = contracts;
  if (others.length > 0) return `${contracts.length} contrats, ${meters.length} compteurs`;
  if (meters.length === 1) return `Compteur ${meters[0]?.matriculeCompteur}`;
  return `${contract?.name} (${spacedReference(contract?.reference ?? '')})`;
};

const about = ({ listed, missedPages }: Context): ScreenItem[] =>
  listed && listed.meters.length > 0
    ? [
        {
          role: 'paragraph',
          text: [
            aboutText(listed),
            ...(missedPages.length > 0 ? ['d’autres contrats n’ont pas pu être lus'] : []),
          ],
        },
      ]
    : [];

const mistake = ({ here }: Past): ScreenItem[] =>
  here.findLast(({ type }) => type === 'form.submitted')?.refused
    ? [{ role: 'alert', text: ['Corrigez 1 champ', 'La période est trop longue'] }]
    : [];

const boxes = ({ contracts, meters }: ListedMeters): ScreenItem[] => {
  const box = (name: string): ScreenItem => ({ role: 'checkbox', name, disabled: false });
  if (meters.length === 1) return [];
  const { length } = meters;
  return [
    { role: 'status', text: `${length} sur ${length} cochés` },
    ...(contracts.length > 1
      ? contracts.map(({ name }) => box(name))
      : meters.map(({ matriculeCompteur }) => box(matriculeCompteur))),
  ];
};

const proposed = ({ last, listed }: Context) =>
  last && (last.mode === 'monthly' || listed?.meters.some(({ kind }) => kind === 'TR')) ? last : null;

const form = (context: Context, past: Past, ...visible: readonly ScreenItem[]): Shown => {
  const { listed, request } = context;
  const first = proposed(context);
  const typed = past.here.findLast(({ type }) => type === 'form.submitted')?.typed('values');
  return {
    visible: [
      ...about(context),
      { role: 'radiogroup', name: 'Détail' },
      { role: 'radiogroup', name: 'Format' },
      ...(listed ? boxes(listed) : []),
      ...(past.here.length ? mistake(past) : []),
      ...visible,
      button('Exporter'),
      button('Fermer'),
    ],
    fields: typed ?? {
      mode: request?.mode ?? first?.mode ?? 'monthly',
      start_date: request?.startDate ?? first?.start_date ?? '2025-11-01',
      end_date: request?.endDate ?? first?.end_date ?? '2026-10-31',
      format: request?.format ?? context.last?.format ?? 'xlsx',
    },
  };
};

const sinceSaved = (past: Past): Past => {
  const submitted = past.all.findLastIndex(({ type, refused }) => type === 'form.submitted' && !refused);
  const isOnForm = ({ state }: { state: string }) => /^choosing\.(saved|savingAgain|unsaved)$/.test(state);
  return { ...past, here: past.all.slice(submitted + 1).filter(isOnForm) };
};

const busy = (context: Context, text: string) => working(about(context), text);

const failed = (context: Context, title: string, ...visible: ScreenItem[]): Shown => ({
  visible: [...about(context), ...failing(title, context.failure), ...visible],
  absent: [{ role: 'button', name: 'Exporter' }],
});

const missedMeter = ({ listed }: Context, { reference, matriculeCompteur }: Meter): string =>
  (listed?.contracts.length ?? 0) > 1
    ? `${matriculeCompteur}, contrat ${spacedReference(reference)}`
    : matriculeCompteur;

const missing = (context: Context): ScreenItem[] =>
  context.failure
    ? []
    : [
        {
          role: 'list',
          name: 'Compteurs qui manquent',
          lines: context.missed.map((one) => `${missedMeter(context, one.meter)} : ${one.failure.message}`),
        },
      ];

const missingContracts = ({ missedPages }: Context): ScreenItem => ({
  role: 'list',
  name: 'Contrats qui manquent',
  lines: missedPages.map(({ contract, page, failure }) => {
    const what = contract
      ? `${contract.name} (${spacedReference(contract.reference)})`
      : `Page ${page} de la liste des contrats`;
    return `${what} : ${failure.message}`;
  }),
});

const isAnyWhole = ({ listed, missedPages }: Context): boolean =>
  listed !== null &&
  groupByContract(listed).some(({ contract }) =>
    missedPages.every((page) => page.contract?.reference !== contract.reference),
  );

const back = button('Modifier le choix');

const modes = { monthly: 'Par mois', daily: 'Par jour' };

const formats = { xlsx: 'Classeur Excel', csv: 'CSV' };

const { reference, name } = consumptionContract;

const list = '/espace-consommation';

const meterPage = `${list}/TR/${reference}/${knownMeter.idPDS}`;

const { 'période refusée pour chacun': refused } = exportModel.outcomes.fetchMeasures.done;

const refusing = refusedAs(refused.missed[0].failure);

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

const measured = answered({
  measures: [
    { date: '30/09/2026', volume: 35.2, index: 1_204, type: 'R' },
    { date: '31/10/2026', volume: 35.2, index: 1_204, type: 'E' },
  ],
});

const empty = answered({ measures: [] });

const unreadable: Answer = { status: 200, json: { code: '12' } };

/** True for a request about the remotely read meter. Requests about the other meter have no `mode`. */
const isOfFirst = (body: unknown) => typeof body === 'object' && body !== null && 'mode' in body;

/** Start dates of the export requests. The page behind the dialog requests other start dates. */
const starts = Object.values(exportModel.cases['form.submitted']).map(({ values }) => values.start_date);

const answerPage = async (page: Page, isList: boolean) => {
  await page.route('**/api/consumption/meters_list', async (route) => {
    const isOwn = !isList || !('reference' in route.request().postDataJSON());
    if (!isOwn) return route.fallback();
    await route.fulfill(contractPage(isList ? [knownMeter, meterReadOnSite] : [knownMeter]));
  });
  await page.route('**/api/consumption/*telemetry', async (route) => {
    if (starts.includes(route.request().postDataJSON().start_date)) return route.fallback();
    await route.fulfill({ json: { code: '00', measures: [] } });
  });
};

const press = (page: Page, label: string | RegExp) =>
  page.locator('[data-flow="export"]').getByRole('button', { name: label, exact: true }).click();

const halves = ['un compteur sur deux', 'un compteur sur deux, sans mesure'];

export const exportProof = defineProof(exportModel)({
  view: async () => {
    await import('#src/ui/forms/choice/RangeCalendar.tsx');
    const { DialogPaper } = await import('#src/views/FormPaper.tsx');
    const { ExportView } = await import('#src/flows/export/ExportView.tsx');

    return (props) => (
      <DialogPaper title={t('title')}>
        <ExportView {...props} />
      </DialogPaper>
    );
  },
  gestures: {
    'form.submitted': async (screen, { values: { mode, start_date, end_date, format } }) => {
      await screen.press('radio', modes[mode]);
      if (mode === 'monthly') {
        await screen.choose('Premier mois', start_date);
        await screen.choose('Dernier mois', end_date);
      } else {
        await screen.pickDay('Premier jour', start_date);
        await screen.pickDay('Dernier jour', end_date);
      }
      await screen.press('radio', formats[format]);
      await screen.press('button', 'Exporter');
    },
    retried: (screen) => screen.press('button', /^(Réessayer|Reprendre les 2 qui manquent)$/),
    'rest.kept': (screen) => screen.press('button', /^(Enregistrer les autres|Continuer sans ces contrats)$/),
    'save.repeated': (screen) => screen.press('button', 'Enregistrer de nouveau'),
    'connection.restored': sentByThePortal,
    cancelled: {
      madeIn: ['fetching', 'incomplete', 'failed', 'writing', 'saving', 'unwritten'],
      gesture: (screen) => screen.press('button', /^(Annuler|Modifier le choix)$/),
    },
    closed: {
      madeIn: [
        'listing',
        'unlisted',
        'partlyListed',
        'withoutMeters',
        'choosing.ready',
        'choosing.nothingMeasured',
        'choosing.refused',
        'choosing.saved',
        'choosing.savingAgain',
        'choosing.unsaved',
        'interrupted',
      ],
      gesture: (screen) => screen.press('button', /^(Fermer|Annuler|Ne pas reprendre)$/),
    },
  },
  states: {
    opening: null,
    listing: (context) =>
      busy(
        context,
        'reference' in context.source && context.source.reference === null
          ? 'Lecture de tous vos compteurs'
          : 'Lecture des compteurs du contrat',
      ),
    unlisted: (context) => failed(context, 'Les compteurs n’ont pas pu être lus', button('Fermer')),
    partlyListed: (context) =>
      failed(
        { ...context, failure: null },
        'Les compteurs de certains contrats n’ont pas pu être lus',
        missingContracts(context),
        ...(isAnyWhole(context) ? [button('Continuer sans ces contrats')] : []),
        button('Fermer'),
      ),
    withoutMeters: () => ({
      visible: [{ role: 'status', text: 'Aucun compteur n’est rattaché à votre compte' }, button('Fermer')],
      absent: [{ role: 'button', name: 'Exporter' }],
    }),
    'choosing.ready': (context, past) => form(context, past),
    'choosing.nothingMeasured': (context, past) =>
      form(context, past, { role: 'status', text: 'Il n’y a aucune mesure sur cette période' }),
    'choosing.refused': (context, past) => {
      const { failure } = context;
      const refusal: ScreenItem = {
        role: 'alert',
        text: [failure?.message ?? '', ...Object.values(failure?.fields ?? {}).flat()],
      };
      const isTyped = past.here.some(({ type }) => type === 'form.submitted');
      return form(context, past, ...(isTyped ? [] : [refusal]));
    },
    'choosing.saved': (context, past) => form(context, sinceSaved(past), ...savedFile(context, 'compteur')),
    'choosing.savingAgain': (context, past) =>
      form(context, sinceSaved(past), ...savedFile(context, 'compteur', true)),
    'choosing.unsaved': (context, past) => form(context, sinceSaved(past), ...unsavedFile(context)),
    interrupted: (context) => ({ visible: [...about(context), ...interrupted(12, 2)] }),
    fetching: (context: Context) => {
      const { request, fetched } = context;
      const here = new Set(fetched.map(({ meter }) => meterKey(meter)));
      const left = request?.meters.filter((meter) => !here.has(meterKey(meter))) ?? [];
      return busy(context, `Lecture des mesures de ${count(left)}`);
    },
    incomplete: (context) =>
      failed(
        context,
        `Les mesures de ${count(context.missed)}`,
        ...missing(context),
        ...reconnected(context),
        button('Enregistrer les autres'),
        back,
      ),
    failed: (context) =>
      failed(
        context,
        'Aucune mesure n’a pu être lue',
        ...missing(context),
        ...(context.failure ? [] : reconnected(context)),
        back,
      ),
    writing: (context) => busy(context, 'Préparation du fichier'),
    saving: (context) => busy(context, 'Enregistrement du fichier'),
    unwritten: (context) => failed(context, 'Le fichier n’a pas pu être préparé', back),
    closed: ending(),
  },
  portal: definePortalWalk(exportModel, {
    open: async (page, { source }) => {
      const isList = 'reference' in source;
      await page.clock.setFixedTime(new Date('2026-11-22T12:00'));
      await answerPage(page, isList);
      const address = isList ? `${list}?modale=export&contrat=${reference}` : `${meterPage}?modale=export`;
      await page.goto(signInAddress('owner', address));
    },
    // Excludes interrupted exports: `test/flows/exports/exports.spec.ts` tests them.
    mayStart: (input) => input === 'la page d’un compteur' || input === 'la liste des contrats',
    mayMake: ({ listed, fetched }, move) =>
      move.kind !== 'answer' ||
      !halves.includes(move.outcome) ||
      (listed?.meters.length === 2 && fetched.length === 0),
    calls: {
      listMeters: {
        done: {
          'deux compteurs': contractPage([knownMeter, meterReadOnSite]),
          // Null: the page sends the same requests, so no path can select these results. Journeys test them.
          'deux contrats': null,
          'un contrat, un autre sans réponse': null,
          'aucun contrat, une page sans réponse': null,
          'aucun compteur': null,
        },
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
        },
      },
      writeFile: { atOnce: {} },
      saveFile: { atOnce: {} },
    },
    events: {
      'connection.restored': (page) => page.evaluate(() => void dispatchEvent(new Event('online'))),
      cancelled: {
        madeIn: ['fetching', 'incomplete', 'failed'],
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
        ],
        gesture: (page) => page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click(),
      },
    },
    ends: {
      closed: ({ configuration }: Frame) => ({
        address: 'reference' in configuration.snapshot.context.source ? list : meterPage,
      }),
    },
  }),
});
