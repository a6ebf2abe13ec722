import { t } from '#locales/fr/howToPay.ts';
import type { HowToPaySnapshot } from '#machines/how-to-pay/howToPay.machine.ts';
import { howToPayModel } from '#machines/how-to-pay/howToPay.model.ts';
import { creditor } from '#src/domain/fixtures/ibans.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { ending, type ScreenItem } from '../../walks/expectations.ts';
import { button } from '../../walks/exportFileExpectations.ts';

type Context = HowToPaySnapshot['context'];

const brand = {
  servicePhone: '0536495559',
  paymentSite: 'https://paiement.eaux-du-ponant.example/',
  transferAccount: creditor,
} as const;

const ways: readonly ScreenItem[] = [
  { role: 'link', name: 'Payer en ligne (nouvel onglet)' },
  { role: 'link', name: '05 36 49 55 59' },
  { role: 'link', name: 'Mettre en place ou modifier' },
  button('Demander un délai'),
];

const transfer = ({ invoice, toPay }: Pick<Context, 'invoice' | 'toPay'>): ScreenItem[] => {
  if (invoice === null) return [{ role: 'link', name: 'Choisir les factures' }];
  const name = `QR code d’un virement de 120,40\u00A0€ pour la facture ${invoice.numeroFacture}`;
  return [
    { role: 'definition', text: 'PONTFRP0' },
    button('Copier l’IBAN FR76 3000 6000 0112 3456 7890 189'),
    ...(toPay ? [{ role: 'img', name } as const] : []),
  ];
};

const references = (toPay: Context['toPay']): ScreenItem[] => {
  const numbers = (toPay?.invoices ?? []).map(({ numeroFacture }) => numeroFacture);
  const [total, difference] = numbers.length > 1 ? ['200,50', '100,00'] : ['120,40', '180,10'];
  return [
    { role: 'paragraph', text: total },
    { role: 'paragraph', text: `Il compte aussi ${difference}` },
    { role: 'list', name: 'Références à rappeler', lines: numbers },
  ];
};

const copies = (toPay: Context['toPay']): ScreenItem[] =>
  (toPay?.invoices ?? []).map(({ numeroFacture }) => button(`Copier la référence ${numeroFacture}`));

export const howToPayProof = defineProof(howToPayModel)({
  view: async () => {
    await import('#src/flows/how-to-pay/PaymentCode.tsx');
    const { DialogPaper } = await import('#src/views/FormPaper.tsx');
    const { HowToPayView } = await import('#src/flows/how-to-pay/HowToPayDialog.tsx');
    return (props) => (
      <DialogPaper title={t('title')}>
        <HowToPayView
          brand={brand}
          balance={300.5}
          debit={{ offer: 'open', address: '/prelevement-automatique', isOfSeveral: false }}
          mayAsk
          {...props}
        />
      </DialogPaper>
    );
  },
  gestures: {
    retried: (screen) => screen.press('button', 'Réessayer'),
    'delay.requested': (screen) => screen.press('button', 'Demander un délai'),
    closed: 'sent by the portal',
  },
  states: {
    loading: () => ({ visible: [{ role: 'status', text: 'Chargement en cours' }], isBusy: true }),
    shown: ({ invoice, toPay }: Context) => ({
      visible: [
        ...copies(toPay),
        ...ways,
        ...transfer({ invoice, toPay }),
        ...(invoice === null
          ? references(toPay)
          : [{ role: 'definition' as const, text: '2 novembre 2026' }]),
      ],
    }),
    empty: ({ invoice, toPay }: Context) => ({
      visible: [
        {
          role: 'status',
          text: toPay?.unread.length
            ? '1 facture n’a pas pu être lue'
            : t(invoice ? 'empty.invoice' : 'empty.all'),
        },
        { role: 'link', name: 'Voir mes factures' },
      ],
      absent: [{ role: 'button', name: 'Demander un délai' }],
    }),
    failed: ({ invoice, failure }: Context) => ({
      visible: [
        { role: 'alert', text: failureText(failure) },
        button('Réessayer'),
        ...ways,
        ...transfer({ invoice, toPay: null }),
      ],
    }),
    asking: ending(),
    closed: ending(),
  },
});
