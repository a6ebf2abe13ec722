import type { Failure } from '#machines/domain/failure.ts';
import { invoiceExportModel } from '#machines/invoice-export/invoiceExport.model.ts';
import type { MissedInvoice } from '#machines/invoice-export/invoiceExport.setup.ts';
import type { Selection } from '#machines/invoice-export/selection.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineSigns, type Shown, type Sign } from './signs.ts';

const bar: Sign = { role: 'region', name: 'Export des factures' };

const button = (name: string, disabled = false): Sign => ({ role: 'button', name, disabled });

/** What may be done of what is selected: the oldest invoice has no document any more. */
const selected = (selection: Selection): Sign[] => {
  if (!selection.size) return [];
  const isOldThere = [...selection.values()].some(({ invoice }) => invoice.dateFacture.endsWith('2023'));
  return [
    bar,
    {
      role: 'status',
      text: selection.size === 1 ? '1 facture sélectionnée' : `${selection.size} factures sélectionnées`,
    },
    button('Télécharger en ZIP', isOldThere && selection.size === 1),
    button('Liste Excel'),
    button('Liste CSV'),
    button('Effacer la sélection'),
    ...(isOldThere ? [{ role: 'paragraph', text: '1 facture ne peut pas être téléchargée' } as const] : []),
  ];
};

/** What is around the bar: it is ticked whatever is under way. */
const list = (isIdle: boolean): Sign[] => [
  { role: 'checkbox', name: 'Sélectionner la facture F2023-000911', disabled: false },
  { role: 'checkbox', name: 'Sélectionner les factures affichées', disabled: false },
  button('Tout exporter', !isIdle),
];

const choosing = ({ selection }: { selection: Selection }, ...signs: Sign[]): Shown => ({
  signs: [...list(true), ...selected(selection), ...signs],
  absent: selection.size || signs.length ? [button('Annuler')] : [bar],
});

const busy = (text: string): Shown => ({
  signs: [
    ...list(false),
    bar,
    { role: 'status', text },
    { role: 'progressbar', name: text },
    button('Annuler'),
  ],
  isBusy: true,
});

const failed = (title: string, failure: Failure | null, ...signs: Sign[]): Shown => ({
  signs: [
    ...list(false),
    bar,
    {
      role: 'alert',
      text: failure ? [title, failureText(failure)] : title,
    },
    button('Réessayer'),
    button('Annuler'),
    ...signs,
  ],
});

const missing = (missed: readonly MissedInvoice[]): Sign => ({
  role: 'list',
  name: 'Factures qui manquent',
  lines: missed.map(
    ({ invoice, failure }) => `${invoice.numeroFacture}, contrat 98-1000-0042-17 : ${failure.message}`,
  ),
});

export const invoiceExportSigns = defineSigns(invoiceExportModel)({
  'choosing.ready': (context) => choosing(context),
  'choosing.nothingFound': (context) =>
    choosing(context, { role: 'status', text: 'La recherche n’a trouvé aucune facture' }, button('Fermer')),
  'choosing.saved': (context) =>
    choosing(
      context,
      {
        role: 'status',
        text: `${context.saved?.name} est enregistré : ${context.saved?.count} facture`,
      },
      button('Fermer'),
    ),
  listing: () => busy('Recherche de toutes les factures'),
  unlisted: ({ failure }) => failed('Les factures n’ont pas toutes pu être lues', failure),
  'collecting.fetching': ({ asked, fetched }) => {
    const count = asked.length - fetched.length;
    return busy(`Téléchargement de ${count} facture`);
  },
  'collecting.incomplete': ({ missed }) =>
    failed(
      missed.length === 1
        ? '1 facture n’a pas pu être téléchargée'
        : `${missed.length} factures n’ont pas pu être téléchargées`,
      null,
      button('Enregistrer les autres'),
      missing(missed),
    ),
  'collecting.failed': ({ failure, missed }) =>
    failed('Aucune facture n’a pu être téléchargée', failure, ...(failure ? [] : [missing(missed)])),
  'collecting.packing': () => busy('Préparation de l’archive'),
  writing: () => busy('Préparation de la liste'),
  saving: () => busy('Enregistrement du fichier'),
  unwritten: ({ failure }) => failed('Le fichier n’a pas pu être préparé', failure),
});
