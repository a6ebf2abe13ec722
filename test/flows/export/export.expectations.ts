import { exportModel } from '#machines/export/export.model.ts';
import type { ExportRequest } from '#machines/export/export.schema.ts';
import type { ExportSource, MeasuredMeters } from '#machines/export/export.setup.ts';
import type { LastExport } from '#machines/export/storedExports.ts';
import { type Meter, meterKey } from '#src/domain/consumption/meter.ts';
import { groupByContract, type ListedMeters, type MissedPage } from '#src/domain/consumption/meterList.ts';
import { spacedReference } from '#src/domain/contract/contract.ts';
import type { Failure } from '#src/domain/failure.ts';
import {
  defineExpectations,
  ending,
  type Past,
  type ScreenItem,
  type Shown,
} from '../../walks/expectations.ts';
import {
  button,
  failing,
  interrupted,
  reconnected,
  savedFile,
  unsavedFile,
  working,
} from '../../walks/exportFileExpectations.ts';

type Context = MeasuredMeters & {
  source: ExportSource;
  listed: ListedMeters | null;
  missedPages: readonly MissedPage[];
  last?: LastExport;
  request: ExportRequest | null;
  failure: Failure | null;
  saved: { name: string; count: number } | null;
  isReconnected: boolean;
};

const count = (meters: readonly unknown[]) => `${meters.length} compteur`;

const aboutText = ({ contracts, meters }: ListedMeters): string => {
  const [contract, ...others] = contracts;
  if (others.length > 0) return `${contracts.length} contrats, ${meters.length} compteurs`;
  if (meters.length === 1) return `Compteur ${meters[0]?.matriculeCompteur}`;
  return `${contract?.name} (${spacedReference(contract?.reference ?? '')})`;
};

/** Of what it is the export: one meter, a contract, several. */
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

/** What the form reproaches what was just tried. */
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

/** What the form starts with, of the last export of the visit. */
const proposed = ({ last, listed }: Context) =>
  last && (last.mode === 'monthly' || listed?.meters.some(({ kind }) => kind === 'TR')) ? last : null;

/** The form, with what was tried last in it, else what was asked last. */
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
      start_date: request?.startDate ?? first?.start_date ?? '2025-12-01',
      end_date: request?.endDate ?? first?.end_date ?? '2026-11-22',
      format: request?.format ?? context.last?.format ?? 'xlsx',
    },
  };
};

/** The form stays as it is while the file is saved again: what was tried since the file was asked for is still in it. */
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

/** Of several contracts, each meter is said with its own. */
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

/** Whether the meters of a contract at least have all come. */
const isAnyWhole = ({ listed, missedPages }: Context): boolean =>
  listed !== null &&
  groupByContract(listed).some(({ contract }) =>
    missedPages.every((page) => page.contract?.reference !== contract.reference),
  );

const back = button('Modifier le choix');

export const exportExpectations = defineExpectations(exportModel)({
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
    return form(context, past, ...(past.here.length ? [] : [refusal]));
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
});
