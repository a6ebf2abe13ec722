import type { ContextFrom } from 'xstate';
import { t } from '#locales/fr/comparison.ts';
import { t as ui } from '#locales/fr/ui.ts';
import {
  comparisonIn,
  type comparisonMachine,
  unknownKeys,
} from '#machines/comparison/comparison.machine.ts';
import { comparisonModel } from '#machines/comparison/comparison.model.ts';
import { meterKey } from '#src/domain/consumption/meter.ts';
import { makeMeters } from '#src/domain/fixtures/consumption.ts';
import { defineProof, sentByThePortal } from '../../walks/defineProof.ts';
import type { Past, ScreenItem, Shown } from '../../walks/expectations.ts';
import { button, failing, missedMeters, saved, working } from '../../walks/exportFileExpectations.ts';
import { mistakeAlert } from '../../walks/forms.ts';

type Context = ContextFrom<typeof comparisonMachine>;

const back: ScreenItem = { role: 'link', name: 'Consommation' };

const about: ScreenItem = { role: 'paragraph', text: 'De deux à quatre compteurs télérelevés' };

const periods: Record<string, string> = { '2025': '2025', '2026': '2026', '2026-11': 'Novembre 2026' };

const sums: Record<string, readonly [one: string, two: string]> = {
  '2025': ['2025 : 30 m³ en tout', '2025 : 61 m³ en tout'],
  '2026': ['2026 : 32 m³ en tout', '2026 : 67 m³ en tout'],
  '2026-11': ['Novembre 2026 : 2 m³ en tout', 'Novembre 2026 : 5 m³ en tout'],
};

const slots: Record<string, readonly [one: string, two: string]> = {
  '2025': [
    'Décembre 2025 : A, 30,000 m³ ; somme, 30,000 m³',
    'Décembre 2025 : A, 30,000 m³ ; B, 31,000 m³ ; somme, 61,000 m³',
  ],
  '2026': [
    'Octobre 2026 : A, 20,000 m³ ; somme, 20,000 m³',
    'Octobre 2026 : A, 20,000 m³ ; B, 21,000 m³ (estimé) ; somme, 41,000 m³',
  ],
  '2026-11': [
    '2 novembre 2026 : A, 2,000 m³ ; somme, 2,000 m³',
    '2 novembre 2026 : A, 2,000 m³ ; B, 3,000 m³ ; somme, 5,000 m³',
  ],
};

const wrong = (context: Context): ScreenItem[] => {
  const sentences = [
    ...(unknownKeys(context).length > 0 ? ['1 compteur n’est pas un compteur télérelevé'] : []),
    ...(context.isCut ? ['Elle désigne plus de quatre compteurs'] : []),
    ...(context.isPeriodWrong ? ['La période qu’elle demande n’existe pas'] : []),
  ];
  return context.meters !== null && sentences.length > 0
    ? [{ role: 'status', text: ['L’adresse de la page n’a pas pu être suivie en entier', ...sentences] }]
    : [];
};

const controls = ({ period: { mode, name } }: Context, isStill: boolean): ScreenItem[] => [
  { role: 'paragraph', text: periods[name] ?? 'an unexpected period' },
  { role: 'radio', name: 'Par mois' },
  { role: 'radio', name: 'Par jour' },
  button(mode === 'monthly' ? 'Année précédente' : 'Mois précédent', !isStill || name !== '2026'),
  button(mode === 'monthly' ? 'Année suivante' : 'Mois suivant', !isStill || name !== '2025'),
];

const compared = (context: Context, isStill = false): ScreenItem[] => {
  const { meters, sum } = comparisonIn(context);
  const { name } = context.period;
  const rank = meters.length - 1;
  const result: ScreenItem[] =
    sum === null
      ? meters.length === 0
        ? []
        : [{ role: 'status', text: `Aucun relevé pour ${periods[name]?.toLowerCase()}` }]
      : [
          {
            role: 'status',
            text: [
              sums[name]?.[rank] ?? 'an unexpected sum',
              `pour ${meters.length} compteur`,
              'Cette somme est incomplète',
            ],
          },
          { role: 'list', name: 'Compteurs comparés' },
          { role: 'option', name: slots[name]?.[rank] ?? 'an unexpected slot' },
          { role: 'table', name: 'Consommation de chaque compteur et somme' },
        ];
  return [back, ...wrong(context), ...controls(context, isStill), ...result];
};

const result = (context: Context, ...visible: ScreenItem[]): Shown => {
  const files = [button('Tableau Excel'), button('Tableau CSV')];
  const isKnown = comparisonIn(context).sum !== null;
  return {
    visible: [
      ...compared(context, true),
      ...missedMeters(context),
      ...visible,
      ...(isKnown ? files : []),
      button('Changer de compteurs'),
    ],
    absent: isKnown ? [] : [...files, { role: 'table' }, { role: 'option' }],
  };
};

const failed = (context: Context, title: string, ...visible: ScreenItem[]): Shown => ({
  visible: [...compared(context), ...failing(title, context.failure), ...visible],
});

const mistakes: Record<string, string> = {
  'un seul': 'Cochez au moins deux compteurs.',
  cinq: 'Cochez quatre compteurs au plus.',
};

const selection = (context: Context, { here }: Past): Shown => {
  const tried = here.findLast(({ type }) => type === 'form.submitted');
  const mistake = tried?.refused ? mistakes[tried.case] : undefined;
  return {
    visible: [
      back,
      about,
      ...wrong(context),
      ...(context.meters ?? []).map(
        ({ matriculeCompteur: name }): ScreenItem => ({ role: 'checkbox', name, disabled: false }),
      ),
      ...(mistake ? [mistakeAlert(mistake)] : []),
      button('Comparer'),
    ],
    absent: [{ role: 'table' }],
  };
};

const numbers = new Map(makeMeters(5).map((meter) => [meterKey(meter), meter.matriculeCompteur]));

export const comparisonProof = defineProof(comparisonModel)({
  view: async () => {
    await import('#src/flows/comparison/chart/ComparisonChart.tsx');
    const { ComparisonView } = await import('#src/flows/comparison/ComparisonView.tsx');

    return (props) => (
      <main>
        <ComparisonView {...props} />
      </main>
    );
  },
  gestures: {
    'address.reached': sentByThePortal,
    'form.submitted': async (screen, { values: { compteurs } }) => {
      const wanted = [compteurs ?? []].flat();
      for (const [key, number] of numbers)
        if (await screen.has('checkbox', new RegExp(number)))
          await screen.check(number, wanted.includes(key));
      await screen.press('button', t('submit'));
    },
    'choice.reopened': {
      madeIn: ['reading', 'interrupted', 'choosing.ready', 'choosing.saved'],
      gesture: (screen) => screen.press('button', /^(Annuler|Changer de compteurs)$/),
    },
    'mode.chosen': {
      madeIn: ['choosing.ready', 'choosing.saved'],
      gesture: (screen, { mode }) => screen.press('radio', mode === 'daily' ? 'Par jour' : 'Par mois'),
    },
    'period.turned': (screen, { step }) => screen.press('button', step < 0 ? /précédente?$/ : /suivante?$/),
    'period.chosen': (screen, { name }) => screen.choose('Période affichée', name),
    'file.requested': (screen, { format }) => screen.press('button', t(`files.${format}`)),
    retried: (screen) => screen.press('button', /^(Réessayer|Redemander .*)$/),
    cancelled: {
      madeIn: ['writing', 'saving', 'unwritten'],
      gesture: (screen) => screen.press('button', ui('cancel')),
    },
  },
  states: {
    listing: () => ({
      visible: [
        back,
        about,
        { role: 'status', text: 'Recherche des compteurs télérelevés' },
        { role: 'progressbar', name: 'Recherche des compteurs télérelevés' },
      ],
      isBusy: true,
    }),
    unlisted: (context) => ({
      visible: [back, about, ...failing('Les compteurs n’ont pas tous pu être lus', context.failure)],
    }),
    resolving: null,
    unequipped: (context) => ({
      visible: [
        back,
        about,
        {
          role: 'status',
          text: [
            context.meters?.length === 1
              ? 'Un seul de vos compteurs est télérelevé'
              : 'Aucun de vos compteurs n’est télérelevé',
            'Il en faut deux au moins',
          ],
        },
        { role: 'link', name: 'Voir tous vos compteurs' },
      ],
    }),
    selecting: selection,
    reading: (context) => working(compared(context), 'Lecture des mesures de'),
    interrupted: (context) =>
      failed(context, 'La lecture n’a pas pu se faire', button('Changer de compteurs')),
    'choosing.ready': (context) => result(context),
    'choosing.saved': (context) => result(context, saved(context, 'compteur')),
    writing: (context) => working(compared(context), 'Préparation du fichier'),
    saving: (context) => working(compared(context), 'Enregistrement du fichier'),
    unwritten: (context) => failed(context, 'Le fichier n’a pas pu être préparé', button('Annuler')),
  },
});
