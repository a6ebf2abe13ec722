import type { ContextFrom } from 'xstate';
import { t as ui } from '#locales/fr/ui.ts';
import { t } from '#locales/fr/watch.ts';
import { alarmsOf, remaining, type watchMachine } from '#machines/watch/watch.machine.ts';
import { watchModel } from '#machines/watch/watch.model.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';
import { button, failing, missedMeters, working } from '../../walks/exportFileExpectations.ts';

type Context = ContextFrom<typeof watchMachine>;

const limits: ScreenItem = { role: 'paragraph', text: 'C’est une aide, pas une garantie' };

const back: ScreenItem = { role: 'link', name: 'Consommation' };

const page = [limits, back];

const counted = (count: number, word: string) => `${count} ${word}${count < 2 ? '' : 's'}`;

const listed = ({ fetched, shown }: Context): ScreenItem[] => {
  const alarms = alarmsOf({ fetched });
  if (alarms.length === 0) return [];
  return [
    { role: 'list', name: 'Hausses trouvées' },
    { role: 'link', name: '09' },
    ...alarms
      .slice(0, shown)
      .flatMap(({ meter: { matriculeCompteur: name } }): ScreenItem[] => [
        { role: 'heading', name },
        { role: 'link', name: `Voir le compteur ${name}` },
        button(`Préparer une demande au sujet du compteur ${name}`),
      ]),
  ];
};

const more = ({ fetched, shown }: Context): ScreenItem[] => {
  const total = alarmsOf({ fetched }).length;
  return total > shown ? [{ role: 'status', text: `${shown} sur ${total}` }, button('Afficher plus')] : [];
};

const summary = ({ fetched }: Context): ScreenItem[] => {
  const alarms = alarmsOf({ fetched });
  const ofSeason = alarms.filter(({ episode }) => episode.cause === 'season').length;
  const count = alarms.length - ofSeason;
  const found = count === 0 ? 'Aucune hausse inhabituelle' : `${counted(count, 'hausse')} à vérifier`;
  const explained = ofSeason > 0 ? [`${counted(ofSeason, 'hausse')} que la saison explique`] : [];
  return fetched.length === 0
    ? []
    : [{ role: 'status', text: [`${counted(fetched.length, 'compteur')} lu`, found, ...explained] }];
};

const files = ({ fetched }: Context): ScreenItem[] =>
  alarmsOf({ fetched }).length > 0 ? [button('Liste Excel'), button('Liste CSV')] : [];

const result = (context: Context, ...visible: ScreenItem[]): Shown => ({
  visible: [
    ...page,
    ...visible,
    ...missedMeters(context),
    ...summary(context),
    ...files(context),
    button('Relancer l’analyse'),
    ...listed(context),
    ...more(context),
  ],
  absent: [
    ...(files(context).length > 0 ? [] : [button('Liste Excel')]),
    ...(more(context).length > 0 ? [] : [button('Afficher plus')]),
  ],
});

const busy = (context: Context, text: string, ...visible: ScreenItem[]): Shown =>
  working([...page, ...visible, ...listed(context)], text);

const failed = (context: Context, title: string): Shown => ({
  visible: [...page, ...failing(title, context.failure), button('Annuler'), ...listed(context)],
});

export const watchProof = defineProof(watchModel)({
  view: async () => {
    const { RequestButton } = await import('#src/views/alarm/AlarmText.tsx');
    const { WatchView } = await import('#src/flows/watch/WatchView.tsx');

    return (props) => (
      <main>
        <WatchView
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
      madeIn: ['ready', 'choosing.ready', 'choosing.saved'],
      gesture: (screen) => screen.press('button', /^(Lancer|Relancer) l’analyse$/),
    },
    paused: (screen) => screen.press('button', t('pause')),
    resumed: (screen) => screen.press('button', t('resume')),
    cancelled: (screen) => screen.press('button', ui('cancel')),
    retried: (screen) => screen.press('button', /^(Réessayer|Redemander .*)$/),
    'more.asked': (screen) => screen.press('button', ui('showMore')),
    'list.asked': (screen, { format }) => screen.press('button', t(`lists.${format}`)),
  },
  states: {
    ready: () => ({
      visible: [...page, button('Lancer l’analyse')],
      absent: [{ role: 'list', name: 'Hausses trouvées' }],
    }),
    listing: (context) => busy(context, 'Recherche des compteurs télérelevés'),
    unlisted: (context) => failed(context, 'Les compteurs n’ont pas tous pu être lus'),
    unequipped: () => ({
      visible: [
        ...page,
        { role: 'status', text: 'Aucun de vos compteurs n’est télérelevé' },
        { role: 'link', name: 'Voir tous vos compteurs' },
      ],
    }),
    reading: (context) =>
      busy(context, `Lecture de ${counted(context.meters.length, 'compteur')}`, button('Mettre en pause')),
    paused: (context) => ({
      visible: [
        ...page,
        {
          role: 'status',
          text: `En pause : ${context.meters.length - remaining(context).length} sur ${context.meters.length}`,
        },
        button('Reprendre'),
        button('Annuler'),
        ...listed(context),
      ],
    }),
    interrupted: (context) => failed(context, 'La lecture s’est interrompue'),
    'choosing.ready': (context) => result(context),
    'choosing.saved': (context) =>
      result(context, {
        role: 'status',
        text: `${context.saved?.name} est enregistré : ${counted(context.saved?.count ?? 0, 'hausse')}`,
      }),
    writing: (context) => busy(context, 'Préparation de la liste'),
    saving: (context) => busy(context, 'Enregistrement du fichier'),
    unwritten: (context) => failed(context, 'Le fichier n’a pas pu être préparé'),
  },
});
