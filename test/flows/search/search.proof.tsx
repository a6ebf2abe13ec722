import type { ContextFrom } from 'xstate';
import { t } from '#locales/fr/search.ts';
import type { searchMachine } from '#machines/search/search.machine.ts';
import { searchModel } from '#machines/search/search.model.ts';
import { profileSchema } from '#src/domain/account/profile.ts';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { defineProof, sentByThePortal } from '../../walks/defineProof.ts';
import { ending, type ScreenItem, type Shown } from '../../walks/expectations.ts';

type Context = ContextFrom<typeof searchMachine>;

const option = (text: string | readonly string[]): ScreenItem => ({ role: 'option', text });

const retry: ScreenItem = { role: 'button', name: 'Réessayer' };

const known: Record<string, readonly ScreenItem[]> = {
  '': [option('Tableau de bord'), option('Ajouter un contrat'), option('Inviter un collaborateur')],
  bord: [
    option(['Usine du bord de mer', '98-1000-0042-25', '12 quai Duguay-Trouin']),
    option('Ses factures'),
    option('Tableau de bord'),
  ],
  zzz: [option('Tableau de bord')],
};

const found = ({ invoices, meters }: Context): ScreenItem[] => [
  ...(invoices.found?.rows ?? []).map(({ numeroFacture }) =>
    option([`Facture ${numeroFacture}`, '120,40 €']),
  ),
  ...(meters.found?.rows ?? []).map(({ matriculeCompteur }) => option(`Compteur ${matriculeCompteur}`)),
];

const shown = (context: Context, { visible = [], absent = [], ...rest }: Partial<Shown> = {}): Shown => ({
  visible: [
    { role: 'combobox', name: t('label'), value: context.typed, disabled: false },
    { role: 'listbox', name: t('results') },
    { role: 'status', optional: true },
    ...(known[context.typed] ?? []),
    ...found(context),
    ...visible,
  ],
  absent,
  ...rest,
});

const missed = ({ invoices, meters }: Context): string[] => {
  const [ofInvoices, ofMeters] = [invoices, meters].map(({ failure }) => failure?.message);
  if (ofInvoices !== undefined && ofInvoices === ofMeters) return [t('failed.both'), ofInvoices];
  return [
    ...(ofInvoices === undefined ? [] : [t('failed.invoices'), ofInvoices]),
    ...(ofMeters === undefined ? [] : [t('failed.meters'), ofMeters]),
  ];
};

const searching = (context: Context) =>
  shown(context, {
    visible: [{ role: 'paragraph', text: t('searching'), behind: true }],
    absent: [retry],
    isBusy: true,
  });

export const searchProof = defineProof(searchModel)({
  view: async () => {
    const { DialogPaper } = await import('#src/views/FormPaper.tsx');
    const { SearchView } = await import('#src/flows/search/SearchDialog.tsx');
    const phones = { emergencyPhone: '0199000117', servicePhone: '0199000042' };
    const owner = profileSchema.parse({
      type: 'owner',
      allowed_services: ['GRAND_COMPTE'],
      contracts: [
        knownContract,
        { ...knownContract, reference: '981000004225', name: 'Usine du bord de mer', roles: [] },
      ],
    });
    return (props) => (
      <DialogPaper title={t('title')} size="wide">
        <SearchView
          profile={owner}
          phones={phones}
          hidden={[]}
          meterAddressOf={({ kind, reference, idPDS }) =>
            `/espace-consommation/${kind}/${reference}/${idPDS}`
          }
          {...props}
        />
      </DialogPaper>
    );
  },
  gestures: {
    'text.typed': (screen, { text }) => screen.type(t('label'), text, 'combobox'),
    'search.retried': (screen) => screen.press('button', 'Réessayer'),
    // In other states, the list may contain only invoices and meters.
    'result.chosen': {
      madeIn: ['ready', 'waiting'],
      gesture: (screen) => screen.press('option', /^Tableau de bord/),
    },
    closed: sentByThePortal,
  },
  states: {
    opening: null,
    ready: (context: Context) =>
      shown(context, { absent: [retry, option('Facture F'), option('Compteur ')] }),
    waiting: (context: Context) => shown(context, { absent: [retry] }),
    'searching.both': searching,
    'searching.invoices': searching,
    'searching.meters': searching,
    answered: (context: Context) => {
      const isNothing = found(context).length === 0;
      return shown(context, {
        ...(isNothing && {
          visible: [
            { role: 'paragraph', text: ['Aucun résultat pour «', t('noneHelp')], behind: true },
            option('Tableau de bord'),
          ],
        }),
        absent: [retry],
      });
    },
    incomplete: (context: Context) =>
      shown(context, { visible: [{ role: 'alert', text: missed(context) }, retry] }),
    followed: ending(({ address }: Context) => address),
    closed: ending(),
  },
});
