import type { Meter } from '#machines/domain/consumption/meter.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { exportModel } from '#machines/export/export.model.ts';
import type { ExportRequest } from '#machines/export/export.schema.ts';
import type { ListedMeters, MeasuredMeters } from '#machines/export/export.setup.ts';
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
  listed: ListedMeters | null;
  request: ExportRequest | null;
  failure: Failure | null;
  saved: { name: string; count: number } | null;
  isReconnected: boolean;
};

const count = (meters: readonly unknown[]) => `${meters.length} compteur`;

/** Of what it is the export: one meter, or a contract. */
const about = ({ listed }: Context): ScreenItem[] =>
  listed
    ? [
        {
          role: 'paragraph',
          text:
            listed.meters.length === 1
              ? `Compteur ${listed.meters[0]?.matriculeCompteur}`
              : `${listed.contract.name} (98-1000-0042-17)`,
        },
      ]
    : [];

/** What the form reproaches what was just tried. */
const mistake = ({ here }: Past): ScreenItem[] =>
  here.findLast(({ type }) => type === 'form.submitted')?.refused
    ? [{ role: 'alert', text: ['Corrigez 1 champ', 'La période est trop longue'] }]
    : [];

const boxes = (meters: readonly Meter[]): ScreenItem[] =>
  meters.length > 1
    ? [
        { role: 'status', text: `${meters.length} sur ${meters.length} cochés` },
        ...meters.map(
          ({ matriculeCompteur: name }): ScreenItem => ({ role: 'checkbox', name, disabled: false }),
        ),
      ]
    : [];

/** The form, with what was tried last in it, else what was asked last. */
const form = (context: Context, past: Past, ...visible: readonly ScreenItem[]): Shown => {
  const { listed, request } = context;
  const typed = past.here.findLast(({ type }) => type === 'form.submitted')?.typed('values');
  return {
    visible: [
      ...about(context),
      { role: 'radiogroup', name: 'Détail' },
      { role: 'radiogroup', name: 'Format' },
      ...boxes(listed?.meters ?? []),
      ...(past.here.length ? mistake(past) : []),
      ...visible,
      button('Exporter'),
      button('Fermer'),
    ],
    fields: typed ?? {
      mode: request?.mode ?? 'monthly',
      start_date: request?.startDate ?? '2025-12-01',
      end_date: request?.endDate ?? '2026-11-22',
      format: request?.format ?? 'xlsx',
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

const missing = ({ missed, failure }: Context): ScreenItem[] =>
  failure
    ? []
    : [
        {
          role: 'list',
          name: 'Compteurs qui manquent',
          lines: missed.map((one) => `${one.meter.matriculeCompteur} : ${one.failure.message}`),
        },
      ];

const back = button('Modifier le choix');

export const exportExpectations = defineExpectations(exportModel)({
  opening: null,
  listing: (context) => busy(context, 'Lecture des compteurs du contrat'),
  unlisted: (context) => failed(context, 'Les compteurs du contrat n’ont pas pu être lus', button('Fermer')),
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
    const here = new Set(fetched.map(({ meter }) => meter.idPDS));
    const left = request?.meters.filter(({ idPDS }) => !here.has(idPDS)) ?? [];
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
