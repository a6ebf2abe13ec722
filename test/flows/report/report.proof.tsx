import type { ContextFrom } from 'xstate';
import { t as lists } from '#locales/fr/lists.ts';
import { remaining } from '#machines/meter/meterBatches.state.ts';
import { reportIn, type reportMachine } from '#machines/report/report.machine.ts';
import { reportModel } from '#machines/report/report.model.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';
import { button, failing, missedMeters, working } from '../../walks/exportFileExpectations.ts';

type Context = ContextFrom<typeof reportMachine>;

const years: ScreenItem = { role: 'combobox', name: 'Période affichée' };

const page: ScreenItem[] = [{ role: 'link', name: 'Consommation' }, years];

const counted = (count: number, word: string) => `${count} ${word}${count < 2 ? '' : 's'}`;

const shown = (context: Context): ScreenItem[] => {
  const report = reportIn(context);
  if (context.fetched.length === 0) return [];
  if (report.volume === null)
    return [{ role: 'status', text: `Aucun relevé n’est connu en ${context.year}` }];
  const leaks = report.rises.map(
    ({ meter: { matriculeCompteur: name } }): ScreenItem => ({ role: 'link', name }),
  );
  return [
    { role: 'paragraph', text: `${report.measured + report.estimated} relevés mensuels` },
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

const failed = (context: Context, title: string): Shown => ({
  visible: [
    ...page,
    ...failing(title, context.failure),
    button('Annuler'),
    ...shown(context),
    ...workbook(context, true),
  ],
});

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
    paused: (screen) => screen.press('button', lists('task.pause')),
    resumed: (screen) => screen.press('button', /^Reprendre$/),
    cancelled: (screen) => screen.press('button', /^(Annuler|Ne pas reprendre)$/),
    retried: (screen) => screen.press('button', /^(Réessayer|Redemander .*)$/),
    'workbook.asked': (screen) => screen.press('button', 'Classeur Excel'),
  },
  states: {
    starting: null,
    cutShort: () => ({
      visible: [
        ...page,
        { role: 'status', text: 'La fin de votre session a interrompu le bilan de l’eau' },
        button('Reprendre le bilan'),
        button('Ne pas reprendre'),
      ],
    }),
    ready: () => ({
      visible: [
        ...page,
        { role: 'status', text: 'La lecture des compteurs est arrêtée' },
        button('Lire les compteurs'),
      ],
    }),
    listing: () => working(page, 'Recherche des compteurs télérelevés'),
    unlisted: (context) => failed(context, 'Les compteurs n’ont pas tous pu être lus'),
    unequipped: () => ({
      visible: [
        ...page,
        { role: 'status', text: 'Aucun de vos compteurs n’est télérelevé' },
        { role: 'link', name: 'Voir tous vos compteurs' },
      ],
    }),
    reading: (context) =>
      working(
        [...page, button('Mettre en pause')],
        `Lecture de ${counted(context.meters.length, 'compteur')}`,
      ),
    paused: (context) => ({
      visible: [
        ...page,
        {
          role: 'status',
          text: `En pause : ${context.meters.length - remaining(context).length} sur ${context.meters.length}`,
        },
        button('Reprendre'),
        button('Annuler'),
        ...shown(context),
        ...workbook(context, true),
      ],
    }),
    interrupted: (context) => failed(context, 'La lecture s’est interrompue'),
    'choosing.ready': (context) => result(context),
    'choosing.saved': (context) =>
      result(context, {
        role: 'status',
        text: `${context.saved?.name} est enregistré : ${counted(context.saved?.count ?? 0, 'compteur')}`,
      }),
    writing: (context) => busy(context, 'Préparation du classeur'),
    saving: (context) => busy(context, 'Enregistrement du classeur'),
    unwritten: (context) => failed(context, 'Le classeur n’a pas pu être préparé'),
  },
});
