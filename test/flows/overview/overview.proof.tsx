import type { ContextFrom } from 'xstate';
import { t } from '#locales/fr/overview.ts';
import { t as sites } from '#locales/fr/sites.ts';
import type { overviewMachine } from '#machines/overview/overview.machine.ts';
import { overviewModel } from '#machines/overview/overview.model.ts';
import type { Failure } from '#src/domain/failure.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';
import { button } from '../../walks/exportFileExpectations.ts';

type Context = ContextFrom<typeof overviewMachine>;

const titles = { toPay: 'Solde de vos contrats', alerts: 'À savoir' };

const retries = { toPay: 'Réessayer de lire vos factures', alerts: 'Réessayer de lire vos compteurs' };

const watch: ScreenItem = { role: 'link', name: 'Surveillance' };

const balance: ScreenItem = { role: 'paragraph', text: '120,40 €' };

const block = (
  name: keyof typeof titles,
  visible: readonly ScreenItem[],
  ...absent: ScreenItem[]
): Shown => ({
  visible: [
    { role: 'region', name: titles[name] },
    ...(name === 'toPay' ? [balance, { role: 'link', name: 'Voir mes factures' } as const] : [watch]),
    ...visible,
  ],
  absent: [
    ...(visible.some((item) => item.name === retries[name]) ? [] : [button(retries[name])]),
    ...absent,
  ],
});

const loading = (name: keyof typeof titles, text: string): Shown => ({
  ...block(name, [{ role: 'status', text }]),
  isBusy: true,
});

const readingToPay = loading('toPay', 'Lecture de vos factures en attente');

const readingAlerts = 'Lecture de vos compteurs';

const failed = (name: keyof typeof titles, title: string, failure: Failure | null): Shown =>
  block(name, [{ role: 'alert', text: [title, failureText(failure)] }, button(retries[name])]);

const dueLists = { late: 'Factures à régler, les plus en retard d’abord', undated: 'Factures à régler' };

const split = (...lines: string[]): ScreenItem => ({ role: 'list', name: 'Répartition du solde', lines });

/** Expected block « À régler ». If due dates are hidden, no invoice counts as overdue. */
const due = ({ showsDueDates, toPay }: Context): Shown => {
  const first: ScreenItem = { role: 'link', name: `Facture ${toPay?.invoices[0]?.numeroFacture}` };
  return showsDueDates
    ? block('toPay', [
        split(
          '120,40 € en retard',
          '80,00 € à échoir',
          '120,40 € mensualisés',
          '−200,40 € d’avoirs et de paiements en cours',
        ),
        {
          role: 'list',
          name: dueLists.late,
          lines: [
            'Usine des BarsFacture F2026-00421720 jours de retard120,40 €',
            'Usine des BarsFacture F2026-00430012 déc.80,00 €',
            'Usine des BarsFacture F2026-004310Montant non communiqué',
          ],
        },
        first,
        { role: 'link', name: 'Comment payer' },
      ])
    : block(
        'toPay',
        [
          split('200,40 € à régler', '120,40 € mensualisés', '−200,40 € d’avoirs et de paiements en cours'),
          { role: 'list', name: dueLists.undated },
          first,
        ],
        { role: 'list', name: dueLists.late },
      );
};

export const overviewProof = defineProof(overviewModel)({
  view: async () => {
    const { Link } = await import('#src/ui/controls/buttons/Link.tsx');
    const { OverviewView } = await import('#src/flows/overview/OverviewView.tsx');

    return (props) => (
      <main>
        <h1 data-stand-in>Tableau de bord</h1>
        <OverviewView
          isOpening={false}
          unreadBalances={[]}
          retry={null}
          leaks={null}
          sites={null}
          contracts={null}
          products={null}
          meterAddressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}`}
          watchLink={
            <Link variant="outlined" href="/espace-consommation/surveillance">
              {sites('links.watch')}
            </Link>
          }
          {...props}
        />
      </main>
    );
  },
  gestures: {
    'toPay.retried': (screen) => screen.press('button', t('retry.toPay')),
    'alerts.retried': (screen) => screen.press('button', t('retry.alerts')),
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
        { role: 'region', name: titles.toPay },
        { role: 'paragraph', text: 'dès que vos contrats seront lus de nouveau' },
      ],
      absent: [{ role: 'region', name: titles.alerts }, watch, balance],
    }),
    'blocks.toPay.loading': () => readingToPay,
    'blocks.toPay.shown': due,
    'blocks.toPay.empty': ({ toPay }) => {
      if (toPay?.invoices.length !== 0) return readingToPay;
      return block(
        'toPay',
        [
          split('120,40 € hors factures en attente'),
          {
            role: 'status',
            text: 'Aucune facture en attente n’a été trouvée, mais votre solde est de 120,40 €',
          },
        ],
        { role: 'link', name: 'Facture F2026-004217' },
      );
    },
    'blocks.toPay.failed': ({ toPayFailure }) =>
      failed('toPay', 'Vos factures en attente n’ont pas pu être lues.', toPayFailure),
    'blocks.alerts.loading': () => loading('alerts', readingAlerts),
    'blocks.alerts.shown': ({ alerts }) =>
      block('alerts', [
        { role: 'status', text: `${alerts?.facts.length} points à vérifier` },
        {
          role: 'list',
          name: 'Relevés et compteurs',
          lines: ['RelevéAucun relevé depuis le 30 septembre 2026', 'CompteurCompteur D21TA1000142 déposé'],
        },
        { role: 'paragraph', text: '11 contrats ne sont pas vérifiés ici.' },
      ]),
    'blocks.alerts.empty': ({ alerts }) =>
      block('alerts', [
        {
          role: 'status',
          text: alerts?.facts.length === 0 ? 'Votre contrat est à jour de ses relevés' : readingAlerts,
        },
        {
          role: 'list',
          name: 'Relevés et compteurs',
          lines: ['À jourVotre contrat est à jour de ses relevés'],
        },
      ]),
    'blocks.alerts.failed': ({ alertsFailure }) =>
      failed('alerts', 'Vos compteurs n’ont pas pu être lus.', alertsFailure),
  },
});
