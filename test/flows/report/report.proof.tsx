import type { ContextFrom } from 'xstate';
import { reportIn, type reportMachine } from '#machines/report/report.machine.ts';
import { reportModel } from '#machines/report/report.model.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';
import { batchProof, button, missedMeters, saved, working } from '../../walks/exportFileExpectations.ts';

type Context = ContextFrom<typeof reportMachine>;

const years: ScreenItem = { role: 'combobox', name: 'Période affichée' };

const page: ScreenItem[] = [{ role: 'link', name: 'Consommation' }, years];

const shown = (context: Context): ScreenItem[] => {
  const report = reportIn(context);
  if (context.fetched.length === 0) return [];
  if (report.volume === null)
    return [{ role: 'status', text: `Aucun relevé n’est connu en ${context.year}` }];
  const leaks = report.rises.map(
    ({ meter: { matriculeCompteur: name } }): ScreenItem => ({ role: 'link', name }),
  );
  return [
    { role: 'paragraph', text: ' relevés mensuels' },
    { role: 'table', name: 'Mois par mois' },
    { role: 'table', name: 'Par contrat' },
    { role: 'table', name: 'Plus grands sites' },
    { role: 'table', name: 'Informations de la norme ESRS E3-4' },
    button('Imprimer'),
    ...leaks,
  ];
};

const workbook = (context: Context, isBusy: boolean): ScreenItem[] =>
  reportIn(context).volume === null ? [] : [button('Classeur Excel', isBusy)];

const result = (context: Context, ...visible: ScreenItem[]): Shown => ({
  visible: [
    ...page,
    ...visible,
    ...missedMeters(context),
    ...(context.fetched.length > 0
      ? [{ role: 'status', text: `Bilan de l’eau ${context.year} établi` } as const]
      : []),
    ...shown(context),
    ...workbook(context, false),
  ],
  absent: reportIn(context).volume === null ? [button('Classeur Excel')] : [],
});

const busy = (context: Context, text: string): Shown =>
  working([...page, ...shown(context), ...workbook(context, true)], text);

const batches = batchProof<Context>(
  page,
  {
    listing: 'Lecture de la liste des contrats et des compteurs',
    interrupted: 'Le bilan de l’eau a été interrompu',
    resume: 'Reprendre le bilan',
    leave: 'Ne pas reprendre',
    unwritten: 'Le classeur n’a pas pu être préparé',
  },
  shown,
);

export const reportProof = defineProof(reportModel)({
  view: async () => {
    const { ReportView } = await import('#src/flows/report/ReportView.tsx');

    return (props) => (
      <main>
        <ReportView
          addressOf={({ meter: { idPDS } }) => `/espace-consommation/${encodeURIComponent(idPDS)}`}
          {...props}
        />
      </main>
    );
  },
  gestures: {
    'year.chosen': (screen, { year }) => screen.choose('Période affichée', year),
    started: {
      madeIn: ['ready', 'cutShort'],
      gesture: (screen) => screen.press('button', /^(Lire les compteurs|Reprendre le bilan)$/),
    },
    ...batches.gestures,
    'workbook.asked': (screen) => screen.press('button', 'Classeur Excel'),
  },
  states: {
    starting: null,
    ...batches.states,
    paused: (context) => {
      const later = 'Classeur Excel après la lecture de tous les compteurs';
      const isShown = context.fetched.length > 0;
      return {
        visible: [
          ...batches.states.paused(context).visible,
          ...(isShown ? [{ role: 'paragraph', text: later } as const] : []),
        ],
        absent: [button('Classeur Excel')],
      };
    },
    ready: () => ({
      visible: [
        ...page,
        { role: 'status', text: 'La lecture des compteurs est arrêtée' },
        button('Lire les compteurs'),
      ],
    }),
    'choosing.ready': (context) => result(context),
    'choosing.saved': (context) => result(context, saved(context, 'compteur')),
    writing: (context) => busy(context, 'Préparation du classeur'),
    saving: (context) => busy(context, 'Enregistrement du classeur'),
  },
});
