import type { ContextFrom } from 'xstate';
import type { sitesMachine } from '#machines/sites/sites.machine.ts';
import { sitesModel } from '#machines/sites/sites.model.ts';
import { leakStatusOf } from '#machines/sites/sitesTrend.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';
import { button } from '../../walks/exportFileExpectations.ts';

type Context = ContextFrom<typeof sitesMachine>;

const title = { role: 'region', name: 'Consommation de vos sites' } as const;
const retry = 'Réessayer de lire la consommation';
const recheck = 'Réessayer de vérifier les fuites';
const readAll = button('Lire tous les compteurs');
const chart: ScreenItem = { role: 'listbox', name: 'Consommation de chaque mois' };

const first: Shown = {
  visible: [title, { role: 'status', text: 'Lecture de la consommation de vos sites' }],
  absent: [chart, button(retry), readAll],
  isBusy: true,
};

const figures = ({ trends: { fetched, missed }, meters, isListed }: Context): ScreenItem[] => [
  title,
  { role: 'paragraph', text: `${124 * fetched.length} m³` },
  chart,
  ...(isListed && fetched.length < meters.length
    ? [{ ...title, text: `${fetched.length} compteur sur ${meters.length}` }]
    : []),
  ...(missed.length > 0 ? [{ role: 'paragraph', text: 'n’a pas pu être lu' } as const] : []),
];

const isMore = ({ isListed, meters, most }: Context): boolean => !isListed || meters.length > most;

const unchecked = 'Pas encore vérifié';

const statusText = (context: Context): string => {
  const { leakCount, checkedCount } = leakStatusOf(context);
  const all = context.isListed ? context.meters.length : context.meterCount;
  if (leakCount > 0) return '1 fuite probable et 1 autre hausse en cours';
  if (checkedCount === 0) return unchecked;
  if (checkedCount < all)
    return `Aucune hausse sur ${checkedCount} compteur${checkedCount > 1 ? 's analysés' : ' analysé'} sur ${all}`;
  return checkedCount > 1
    ? 'Aucune hausse sur vos 2 compteurs télérelevés'
    : 'Aucune hausse sur votre compteur télérelevé';
};

const interrupted = ({ failure }: Context): ScreenItem[] =>
  failure ? [{ role: 'alert', text: ['La lecture n’a pas pu se poursuivre', failureText(failure)] }] : [];

const busy =
  (isChecking: boolean) =>
  (context: Context): Shown => {
    const isLeak = leakStatusOf(context).leakCount > 0;
    const text = isChecking && !isLeak ? 'Recherche de fuites en cours' : statusText(context);
    return {
      visible: [
        ...figures(context),
        ...(context.most > 2 ? [button('Annuler')] : []),
        { role: 'status', text },
      ],
      absent: [readAll, button(retry), button('Vérifier'), button(recheck)],
      isBusy: true,
    };
  };

export const sitesProof = defineProof(sitesModel)({
  view: async () => {
    const { SitesView } = await import('#src/flows/sites/SitesView.tsx');
    return (props) => (
      <main>
        <h1 data-stand-in>Tableau de bord</h1>
        <SitesView
          meterAddressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}`}
          siteOf={() => 'Usine des Bars'}
          requestedOn={() => null}
          {...props}
        />
      </main>
    );
  },
  gestures: {
    retried: {
      madeIn: ['shown', 'failed'],
      gesture: async (screen) => {
        const again = (await screen.has('button', retry)) ? retry : recheck;
        await screen.press('button', (await screen.has('button', again)) ? again : 'Vérifier');
      },
    },
    'all.asked': (screen) => screen.press('button', 'Lire tous les compteurs'),
    cancelled: (screen) => screen.press('button', 'Annuler'),
  },
  states: {
    opening: null,
    comparing: null,
    unequipped: ({ isListed }) => ({
      visible: [
        title,
        {
          role: 'paragraph',
          text: isListed ? 'Aucun de vos compteurs' : 'parmi ceux de vos premiers contrats',
        },
        { role: 'paragraph', text: 'La recherche de fuites demande un compteur télérelevé.' },
        { role: 'link', name: 'Voir vos compteurs' },
      ],
      absent: [chart],
    }),
    resting: () => first,
    reading: (context) => (context.trends.fetched.length === 0 ? first : busy(false)(context)),
    checking: busy(true),
    listing: (context) => (context.trends.fetched.length === 0 ? first : busy(false)(context)),
    shown: (context) => ({
      visible: [
        ...figures(context),
        ...interrupted(context),
        { role: 'status', text: statusText(context) },
        ...(isMore(context) ? [readAll] : []),
        ...(context.most > context.first ? [{ role: 'status', text: 'Lecture terminée' } as const] : []),
      ],
      absent: [button('Annuler'), ...(isMore(context) ? [] : [readAll])],
    }),
    failed: ({ failure, trends }) => ({
      visible: [
        title,
        {
          role: 'alert',
          text: [
            'La consommation de vos sites n’a pas pu être lue.',
            failureText(failure ?? trends.missed[0]?.failure ?? null),
          ],
        },
        button(retry),
        { role: 'status', text: unchecked },
      ],
      absent: [chart, button(recheck)],
    }),
  },
});
