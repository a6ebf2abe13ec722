import type { ContextFrom } from 'xstate';
import { t } from '#locales/fr/leakWatch.ts';
import type { leakWatchMachine } from '#machines/leak-watch/leakWatch.machine.ts';
import { leakWatchModel } from '#machines/leak-watch/leakWatch.model.ts';
import { isOngoing, toAlarms } from '#src/domain/consumption/watch/alarms.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';
import {
  batchProof,
  button,
  counted,
  missedMeters,
  saved,
  working,
} from '../../walks/exportFileExpectations.ts';

type Context = ContextFrom<typeof leakWatchMachine>;

const back: ScreenItem = { role: 'link', name: 'Consommation' };

const page = [back];

const step = 25;

const countOngoing = (context: Context) => toAlarms(context.fetched).filter(isOngoing).length;

const listed = (context: Context): ScreenItem[] => {
  const alarms = toAlarms(context.fetched);
  if (alarms.length === 0) return [];
  return [
    { role: 'table', name: 'Hausses trouvées' },
    { role: 'radiogroup', name: 'Hausses à afficher' },
    { role: 'searchbox', name: 'Chercher un site ou un compteur' },
    ...(countOngoing(context) > 0 ? [{ role: 'link', name: '09' } as const] : []),
    ...alarms
      .slice(0, step)
      .map(({ meter: { matriculeCompteur: name }, episode }) =>
        episode.isGoingOn
          ? button(`Préparer une demande au sujet du compteur ${name}`)
          : ({ role: 'link', name: `Voir le compteur ${name}` } as const),
      ),
  ];
};

const summary = (context: Context): ScreenItem[] => {
  const { length } = context.fetched;
  const count = countOngoing(context);
  const found = count === 0 ? 'Aucune hausse en cours' : `${counted(count, 'hausse')} en cours`;
  return length === 0
    ? []
    : [
        { role: 'status', text: [`${counted(length, 'compteur')} analysé`, found] },
        { role: 'heading', name: 'il y a 4 min' },
      ];
};

const files = (context: Context): ScreenItem[] =>
  toAlarms(context.fetched).length > 0 ? [button('Exporter')] : [];

const usual = (context: Context): ScreenItem[] =>
  context.fetched.length > 0 && toAlarms(context.fetched).length === 0
    ? [{ role: 'paragraph', text: 'Aucune hausse inhabituelle depuis six mois' }]
    : [];

const result = (context: Context, ...visible: ScreenItem[]): Shown => ({
  visible: [
    ...page,
    ...visible,
    ...missedMeters(context),
    ...summary(context),
    ...files(context),
    ...usual(context),
    button('Relancer'),
    ...listed(context),
  ],
  absent: files(context).length > 0 ? [] : [button('Exporter')],
});

const busy = (context: Context, text: string): Shown => working([...page, ...listed(context)], text);

const batches = batchProof<Context>(
  page,
  {
    listing: 'Recherche des compteurs télérelevés',
    interrupted: 'La surveillance a été interrompue',
    resume: 'Relancer',
    leave: 'Ne pas relancer',
    unwritten: 'Le fichier n’a pas pu être préparé',
  },
  listed,
);

export const leakWatchProof = defineProof(leakWatchModel)({
  view: async () => {
    await import('#src/ui/controls/menu/Menu.tsx');
    const { RequestButton } = await import('#src/views/alarm/AlarmText.tsx');
    const { LeakWatchView } = await import('#src/flows/leak-watch/LeakWatchView.tsx');
    const { wholeList } = await import('#src/flows/leak-watch/watchList.ts');

    return (props) => (
      <main>
        <LeakWatchView
          now={Date.UTC(2026, 10, 22, 9, 4)}
          list={wholeList}
          onList={() => {}}
          requestedOn={() => null}
          addressOf={({ meter: { idPDS } }) => `/espace-consommation/${encodeURIComponent(idPDS)}`}
          requestOf={(alarm) => <RequestButton alarm={alarm} onRequest={() => {}} />}
          emergencyPhone="0900000199"
          {...props}
        />
      </main>
    );
  },
  gestures: {
    started: {
      madeIn: ['ready', 'cutShort', 'choosing.ready', 'choosing.saved'],
      gesture: (screen) => screen.press('button', /^(Lancer l’analyse|Relancer)$/),
    },
    ...batches.gestures,
    'list.asked': async (screen, { format }) => {
      await screen.press('button', t('export'));
      await screen.press('menuitem', t(`lists.${format}`));
    },
  },
  states: {
    ready: (context) => ({
      visible: [...page, button('Lancer l’analyse'), ...listed(context)],
      absent: [{ role: 'table', name: 'Hausses trouvées' }],
    }),
    ...batches.states,
    'choosing.ready': (context) => result(context),
    'choosing.saved': (context) => result(context, saved(context, 'hausse')),
    writing: (context) => busy(context, 'Préparation de la liste'),
    saving: (context) => busy(context, 'Enregistrement du fichier'),
  },
});
