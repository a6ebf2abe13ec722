import type { ContextFrom } from 'xstate';
import { t as consumption } from '#locales/fr/consumption.ts';
import { t } from '#locales/fr/overview.ts';
import type { overviewMachine } from '#machines/overview/overview.machine.ts';
import { overviewModel } from '#machines/overview/overview.model.ts';
import type { Failure } from '#src/domain/failure.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';
import { button } from '../../walks/exportFileExpectations.ts';

type Context = ContextFrom<typeof overviewMachine>;

const titles = { toPay: 'À régler', toKnow: 'À savoir' };

const retries = { toPay: 'Réessayer de lire vos factures', toKnow: 'Réessayer de lire vos compteurs' };

const read = (reach: object | null): ScreenItem[] =>
  reach ? [{ role: 'paragraph', text: 'Lu le 22 novembre 2026 à 09:05.' }] : [];

const watch: ScreenItem = { role: 'link', name: 'Surveiller mes sites' };

const block = (
  name: keyof typeof titles,
  visible: readonly ScreenItem[],
  ...absent: ScreenItem[]
): Shown => ({
  visible: [{ role: 'region', name: titles[name] }, ...visible],
  absent: [
    ...(visible.some((item) => item.name === retries[name]) ? [] : [button(retries[name])]),
    ...absent,
  ],
});

const loading = (name: keyof typeof titles, text: string): Shown => ({
  ...block(name, [{ role: 'status', text }]),
  isBusy: true,
});

const failed = (name: keyof typeof titles, title: string, failure: Failure | null): Shown =>
  block(name, [{ role: 'alert', text: [title, failureText(failure)] }, button(retries[name])]);

const dueLists = {
  late: 'Factures à régler, les plus en retard d’abord',
  undated: 'Factures à régler',
};

/** Invoices to pay, the overdue ones first. Without visible due dates, the screen derives nothing from them. */
const due = ({ showsDueDates, toPay }: Context): Shown =>
  showsDueDates
    ? block('toPay', [
        { role: 'status', text: '3 factures à régler, dont 1 en retard' },
        { role: 'definition', text: '200,40 €' },
        { role: 'definition', text: '120,40 €' },
        { role: 'definition', text: '12 décembre 2026' },
        {
          role: 'list',
          name: dueLists.late,
          lines: [
            'Facture F2026-004217Usine des BarsEn retard de 20 jours120,40 €',
            'Facture F2026-004300Usine des Bars · À régler avant le 12 décembre 202680,00 €',
            'Facture F2026-004310Usine des BarsMontant non communiqué',
          ],
        },
        { role: 'link', name: 'Facture F2026-004217' },
        { role: 'paragraph', text: 'Les contrats mensualisés n’y sont pas comptés.' },
        { role: 'link', name: 'Voir toutes les factures en attente' },
        ...read(toPay),
      ])
    : block(
        'toPay',
        [
          { role: 'status', text: '3 factures à régler' },
          { role: 'definition', text: '200,40 €' },
          { role: 'list', name: dueLists.undated },
          { role: 'link', name: 'Facture F2026-004217' },
          ...read(toPay),
        ],
        { role: 'list', name: dueLists.late },
        { role: 'definition', text: '12 décembre 2026' },
      );

export const overviewProof = defineProof(overviewModel)({
  view: async () => {
    const { Link } = await import('#src/ui/controls/buttons/Link.tsx');
    const { OverviewView } = await import('#src/flows/overview/OverviewView.tsx');

    return (props) => (
      <main>
        <h1 data-stand-in>Tableau de bord</h1>
        <OverviewView
          meterAddressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}`}
          watchLink={
            <Link variant="outlined" href="/espace-consommation/surveillance">
              {consumption('watch')}
            </Link>
          }
          {...props}
        />
      </main>
    );
  },
  gestures: {
    'toPay.retried': (screen) => screen.press('button', t('retry.toPay')),
    'toKnow.retried': (screen) => screen.press('button', t('retry.toKnow')),
  },
  states: {
    opening: null,
    firstSteps: () => ({
      visible: [
        { role: 'region', name: 'Vos premiers pas' },
        { role: 'link', name: 'Ajouter mon premier contrat' },
        { role: 'link', name: 'Inviter mes collaborateurs' },
      ],
      absent: [
        { role: 'link', name: 'Compléter mon profil' },
        { role: 'region', name: titles.toPay },
        { role: 'definition', text: '€' },
      ],
    }),
    unavailable: () => ({
      visible: [
        { role: 'region', name: titles.toKnow },
        { role: 'paragraph', text: 'Vos contrats sont indisponibles' },
      ],
      absent: [{ role: 'region', name: titles.toPay }, watch],
    }),
    'blocks.toPay.loading': () => loading('toPay', 'Lecture de vos factures en attente'),
    'blocks.toPay.shown': due,
    'blocks.toPay.empty': ({ toPay }) =>
      block(
        'toPay',
        [
          {
            role: 'status',
            text: 'Aucune facture en attente n’a été trouvée, mais votre solde est de 120,40 €',
          },
          ...read(toPay),
        ],
        { role: 'link', name: 'Facture F2026-004217' },
      ),
    'blocks.toPay.failed': ({ toPayFailure }) =>
      failed('toPay', 'Vos factures en attente n’ont pas pu être lues.', toPayFailure),
    'blocks.toKnow.loading': () => loading('toKnow', 'Lecture de vos compteurs'),
    'blocks.toKnow.shown': ({ toKnow }) =>
      block('toKnow', [
        { role: 'status', text: '2 points à vérifier' },
        {
          role: 'list',
          name: 'Points à vérifier',
          lines: ['Aucun relevé depuis le 30 septembre 2026', 'Compteur D21TA1000142 déposé'],
        },
        { role: 'paragraph', text: '1 contrat a été lu, sur 12.' },
        watch,
        ...read(toKnow),
      ]),
    'blocks.toKnow.empty': ({ toKnow }) =>
      block(
        'toKnow',
        [{ role: 'status', text: 'Rien à signaler sur vos compteurs.' }, watch, ...read(toKnow)],
        {
          role: 'list',
          name: 'Points à vérifier',
        },
      ),
    'blocks.toKnow.failed': ({ toKnowFailure }) =>
      failed('toKnow', 'Vos compteurs n’ont pas pu être lus.', toKnowFailure),
  },
});
