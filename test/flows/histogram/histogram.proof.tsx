import type { ContextFrom } from 'xstate';
import type { histogramMachine } from '#machines/histogram/histogram.machine.ts';
import { histogramModel } from '#machines/histogram/histogram.model.ts';
import type { Period } from '#src/domain/consumption/period.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineProof, sentByThePortal } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';

type Context = ContextFrom<typeof histogramMachine>;

const names: Record<string, string> = { '2025': '2025', '2026': '2026', '2026-08': 'Août 2026' };

const sentences: Record<string, string> = {
  '2025': '2025 : 35,200 m³.',
  '2026': 'Juillet 2026 : 35,200 m³, 12 % de moins qu’en juillet 2025.',
  '2026-08': 'Le 10 août 2026 : 35,200 m³, autant que le 10 août 2025.',
};

const sentencesOnSite: Record<string, string> = {
  '2025': 'Du 2 juillet au 10 août 2025 : 35,200 m³.',
  '2026': 'Du 11 août 2025 au 10 août 2026 : 70,400 m³.',
};

const bars: Record<string, string> = {
  '2025': 'Août 2025 : 35,200 m³, mesuré ; août 2024 : non connu',
  '2026': 'Juillet 2026 : 35,200 m³, mesuré ; juillet 2025 : 40,000 m³',
  '2026-08': '10 août 2026 : 35,200 m³, mesuré ; 10 août 2025 : 35,200 m³',
};

const barsOnSite: Record<string, string> = {
  '2025': 'Du 2 juillet au 10 août 2025 : 35,200 m³, mesuré ; index : 800 m³',
  '2026': 'Du 2 juillet au 10 août 2026 : 35,200 m³, mesuré ; du 2 juillet au 10 août 2025 : 35,200 m³',
};

const totals: Record<string, string> = {
  '2025': 'Total de 2025',
  '2026': 'Total de 2026',
  '2026-08': 'Total d’août 2026',
};

const totalsOnSite: Record<string, string> = { '2025': 'Relevés de 2025', '2026': 'Relevés de 2026' };

const controls = ({ meter: { kind }, period: { mode, name } }: Context): ScreenItem[] => [
  { role: 'paragraph', text: names[name] ?? 'an unexpected period' },
  ...(['Par mois', 'Par jour'] as const).flatMap((label): ScreenItem[] =>
    kind === 'TR' ? [{ role: 'radio', name: label, disabled: false }] : [],
  ),
  ...(kind === 'SE' ? [{ role: 'paragraph' as const, text: 'Ce compteur est relevé sur place' }] : []),
  {
    role: 'button',
    name: mode === 'monthly' ? 'Année précédente' : 'Mois précédent',
    disabled: !(kind === 'SE' && name === '2026'),
  },
  { role: 'button', name: mode === 'monthly' ? 'Année suivante' : 'Mois suivant', disabled: name !== '2025' },
];

const total = ({ meter: { kind } }: Context, { name }: Period): ScreenItem => ({
  role: 'paragraph',
  text: (kind === 'SE' ? totalsOnSite : totals)[name] ?? 'an unexpected total',
});

const otherFace = ({ view }: Context): ScreenItem => ({
  role: 'button',
  name: view === 'table' ? 'Voir en graphique' : 'Voir en tableau',
  disabled: false,
});

const wrongPeriod: ScreenItem = { role: 'status', text: 'La période de l’adresse n’a pas pu être suivie' };

const page = (context: Context, ...visible: readonly ScreenItem[]): Shown => ({
  visible: [...(context.isPeriodWrong ? [wrongPeriod] : []), ...controls(context), ...visible],
  absent: [
    ...(context.isPeriodWrong ? [] : [wrongPeriod]),
    ...(context.meter.kind === 'SE' ? [{ role: 'radio' as const }] : []),
    ...(visible.some(({ role }) => role === 'alert') ? [] : [{ role: 'button' as const, name: 'Réessayer' }]),
  ],
});

export const histogramProof = defineProof(histogramModel)({
  view: async () => {
    const { HistogramView } = await import('#src/flows/histogram/HistogramView.tsx');

    return (props) => <HistogramView {...props} />;
  },
  gestures: {
    'mode.chosen': (screen, { mode }) => screen.press('radio', mode === 'daily' ? 'Par jour' : 'Par mois'),
    'period.turned': (screen, { step }) => screen.press('button', step < 0 ? /précédente?$/ : /suivante?$/),
    'period.chosen': (screen, { name }) => screen.choose('Période affichée', name),
    'slot.opened': {
      madeIn: ['shown'],
      gesture: async (screen) =>
        screen.press((await screen.has('table', /./)) ? 'button' : 'option', /^Août 2026/),
    },
    'view.chosen': {
      madeIn: ['shown', 'loading'],
      gesture: (screen, { view }) =>
        screen.press('button', view === 'table' ? 'Voir en tableau' : 'Voir en graphique'),
    },
    'address.reached': sentByThePortal,
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  states: {
    turning: null,
    loading: (context) => ({
      ...page(
        context,
        { role: 'status', text: 'Chargement des mesures' },
        otherFace(context),
        ...(context.drawn ? [{ ...total(context, context.drawn), behind: true } as const] : []),
      ),
      isBusy: true,
    }),
    shown: (context) => {
      const { name } = context.period;
      const isOnSite = context.meter.kind === 'SE';
      const shown = page(
        context,
        { role: 'status', text: (isOnSite ? sentencesOnSite : sentences)[name] ?? 'an unexpected sentence' },
        total(context, context.period),
        otherFace(context),
        context.view === 'table'
          ? { role: 'table', name: `Consommation, ${names[name]?.toLowerCase()}` }
          : { role: 'option', name: (isOnSite ? barsOnSite : bars)[name] ?? 'an unexpected bar' },
      );
      const other: ScreenItem = context.view === 'table' ? { role: 'option' } : { role: 'table' };
      return { ...shown, absent: [...(shown.absent ?? []), other] };
    },
    empty: (context) =>
      page(context, {
        role: 'status',
        text: [`Aucun relevé pour ${names[context.period.name]?.toLowerCase()}`],
      }),
    unavailable: (context) =>
      page(
        context,
        { role: 'alert', text: ['Les mesures n’ont pas pu être lues.', failureText(context.failure)] },
        { role: 'button', name: 'Réessayer', disabled: false },
      ),
  },
});
