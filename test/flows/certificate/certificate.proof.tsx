import type { initialContext } from '#machines/certificate/certificate.machine.ts';
import { certificateModel } from '#machines/certificate/certificate.model.ts';
import { formatVolume } from '#src/domain/amounts.ts';
import type { Maker } from '#src/flows/certificate/Sheet.tsx';
import { failureText } from '#src/views/failureText.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { Past, ScreenItem } from '../../walks/expectations.ts';

type Context = ReturnType<typeof initialContext>;

const back: ScreenItem = { role: 'link', name: 'Compteur' };

const print: ScreenItem = { role: 'button', name: 'Imprimer ou enregistrer en PDF' };

const retry: ScreenItem = { role: 'button', name: 'Réessayer' };

const submit: ScreenItem = { role: 'button', name: 'Afficher cette période' };

const loading: ScreenItem = { role: 'status', text: 'Chargement en cours' };

const periods: Readonly<Record<string, string>> = {
  '2025-11-01': 'du 1er novembre 2025 au 31 octobre 2026',
  '2026-08-01': 'du 1er août 2026 au 31 octobre 2026',
};

const volume = (shown: number) => formatVolume(shown).replaceAll(/\s/g, ' ');

const periodOf = ({ days }: Context) => periods[days.startDate] ?? '';

const reversed: ScreenItem = { role: 'alert', text: 'La fin de la période est avant son début.' };

/** Expected error of a period that starts after its end. It may be absent after a later submission. */
const mistake = ({ all, here }: Past): ScreenItem[] => {
  if (here.findLast(({ type }) => type === 'period.chosen')?.refused) return [reversed];
  return all.some(({ refused }) => refused) ? [{ ...reversed, optional: true }] : [];
};

const form = (past: Past): ScreenItem[] => [
  submit,
  ...mistake(past),
  { role: 'status', text: '', optional: true },
];

export const certificateProof = defineProof(certificateModel)({
  view: async () => {
    const { CertificateView } = await import('#src/flows/certificate/CertificateView.tsx');
    const logo = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
    const maker: Maker = {
      name: 'Eaux du Ponant',
      logo,
      legalName: 'Société des eaux du Ponant',
      legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
      address: '12 quai des Embruns, 29999 Port-Ponant',
      register: 'RCS Port-Ponant 900 020 001',
    };
    return (props) => (
      <CertificateView
        meterAddress="/espace-consommation/TR/981000004217/PDS004217"
        maker={maker}
        customer="Boulangerie du Port"
        {...props}
      />
    );
  },
  gestures: {
    'period.chosen': async (screen, { values: { start_date, end_date } }) => {
      await screen.choose('Premier mois', start_date);
      await screen.choose('Dernier mois', end_date);
      await screen.press('button', 'Afficher cette période');
    },
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  states: {
    locating: () => ({ visible: [back, loading], absent: [print, retry, submit], isBusy: true }),
    measuring: (_: Context, past) => ({
      visible: [back, loading, ...mistake(past), { role: 'status', text: '', optional: true }],
      absent: [print, retry],
      isBusy: true,
    }),
    'measured.certified': (context: Context, past) => {
      const { meter } = context.found ?? {};
      const isReplaced = context.read.measures[1]?.index === 5;
      return {
        visible: [
          back,
          print,
          ...form(past),
          { role: 'heading', name: 'Volume consommé' },
          { role: 'definition', text: periodOf(context) },
          { role: 'definition', text: meter?.kind === 'TR' ? 'Télérelevé' : 'Relevé sur place' },
          { role: 'definition', text: meter?.matriculeCompteur ?? '' },
          {
            role: 'table',
            text: isReplaced
              ? [
                  `Compteur précédent (numéro non communiqué)Non communiqué${volume(1_035)}`,
                  volume(5),
                  `${volume(40)}, le 31 octobre 2026`,
                ]
              : [meter?.matriculeCompteur ?? '', `${volume(1_070)}, le 30 septembre 2026`],
          },
          {
            role: 'list',
            text: isReplaced
              ? ['Le compteur a été remplacé au plus tard le 30 septembre 2026']
              : ['2 relevés reçus n’ont pas pu être lus', 'Régularisation de −20,000 m³'],
          },
        ],
        absent: [retry],
      };
    },
    'measured.empty': (context: Context, past) => ({
      visible: [
        back,
        ...form(past),
        { role: 'status', text: `Aucun relevé n’est connu ${periodOf(context)}` },
      ],
      absent: [print, retry],
    }),
    'measured.failed': ({ failure }: Context, past) => ({
      visible: [back, ...form(past), { role: 'alert', text: failureText(failure) }, retry],
      absent: [print],
    }),
    unlocated: ({ failure }: Context) => ({
      visible: [back, { role: 'alert', text: failureText(failure) }, retry],
      absent: [print, submit],
    }),
    unknown: () => ({
      visible: [
        back,
        { role: 'status', text: 'Ce compteur n’est dans aucun de vos contrats' },
        { role: 'link', name: 'Voir tous vos compteurs' },
      ],
      absent: [print, retry, submit],
    }),
  },
});
