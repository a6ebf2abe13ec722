import { directDebitModel } from '#machines/direct-debit/directDebit.model.ts';
import type { Failure } from '#src/domain/failure.ts';
import { failureText } from '#src/views/failureText.ts';
import {
  defineExpectations,
  ending,
  type Past,
  type ScreenItem,
  type Shown,
} from '../../walks/expectations.ts';
import { mistakeAlert, sending } from '../../walks/formExpectations.ts';

const title = (position: number, name: string): ScreenItem => ({
  role: 'heading',
  name: `Étape ${position} sur 4 ${name}`,
});

const button = (name: string, disabled = false): ScreenItem => ({ role: 'button', name, disabled });

const mistakes: Record<string, string> = {
  'une personne dont le nom a un chiffre': 'Le nom d’une personne ne contient pas de chiffre.',
  'un IBAN dont la clé est fausse': 'Cet IBAN n’est pas valide.',
};

type Step = 'holder.submitted' | 'account.submitted';

const stateOf: Record<Step, string> = { 'holder.submitted': 'identifying', 'account.submitted': 'choosing' };

/** What was sent last from its step: in the others, no one can. */
const findLastTry = ({ all }: Past, type: Step) =>
  all.findLast((tried) => tried.type === type && tried.state === stateOf[type]);

/** The controls that a refusal can be about; the account that is known has none. */
const listControls = (past: Past, type: Step): readonly string[] => {
  if (type === 'holder.submitted') return ['civility', 'last_name', 'mobile_phone'];
  return findLastTry(past, type)?.typed('values').account === 'new' ? ['iban'] : [];
};

/** What a step says: of the mistake that was sent last, else of what was refused. */
const alerts = (past: Past, type: Step, failure: Failure | null): ScreenItem[] => {
  const tried = findLastTry(past, type);
  const mistake = tried?.refused && mistakes[tried.case];
  if (mistake && past.here.includes(tried)) return [mistakeAlert(mistake)];
  // A step that is come back to still says it, unless an answer has come since.
  if (mistake) return [{ ...mistakeAlert(mistake), optional: true }];
  if (!failure) return [];
  const about = Object.keys(failure.fields);
  const isOfFields = about.length > 0 && about.every((name) => listControls(past, type).includes(name));
  return [
    {
      role: 'alert',
      text: isOfFields
        ? ['La demande n’est pas acceptée', ...Object.values(failure.fields).flat()]
        : failureText(failure),
    },
  ];
};

const typedIn = (past: Past, type: Step): Pick<Shown, 'fields'> => {
  const fields = findLastTry(past, type)?.typed('values');
  return fields ? { fields } : {};
};

const account = (past: Past, isBusy = false): Shown => ({
  visible: [
    title(3, 'Le compte à prélever'),
    button('Renoncer', isBusy),
    button('Revenir à l’étape précédente', isBusy),
    button('Demander le prélèvement', isBusy),
  ],
  ...typedIn(past, 'account.submitted'),
});

const done = (...visible: readonly ScreenItem[]): Shown => ({
  visible: [title(4, 'Confirmation'), { role: 'link', name: 'Aller au tableau de bord' }, ...visible],
});

const reading = 'Nous cherchons le document de votre mandat';

/** A signature succeeds with or without its document. */
const signed = (...visible: readonly ScreenItem[]): Shown =>
  done(
    { role: 'status', text: ['Votre mandat est signé', 'à leur échéance'] },
    definition('981000004217-M1'),
    ...visible,
  );

const definition = (text: string): ScreenItem => ({ role: 'definition', text });

const monthly = [definition('Contrat mensualisé'), definition('0,00')];

const dueAtOnce = (isSigned: boolean) => [
  definition(isSigned ? 'Prélèvement, mandat signé' : 'Sans mandat de prélèvement'),
  definition('128,40'),
];

const waiting: Shown = {
  visible: [
    { role: 'dialog', name: 'Un instant' },
    { role: 'status', text: 'Nous cherchons comment ce contrat est payé' },
    button('Fermer'),
  ],
  isBusy: true,
};

export const directDebitExpectations = defineExpectations(directDebitModel)({
  opening: null,
  loading: () => waiting,
  findingBilling: () => ({
    visible: [
      title(1, 'Votre contrat'),
      definition('Lecture en cours'),
      button('Renoncer'),
      button('Continuer'),
    ],
  }),
  reviewing: ({ information, billing }) => ({
    visible: [
      title(1, 'Votre contrat'),
      ...(billing?.payment_mode === 'M' ? monthly : dueAtOnce(information?.has_mandate === 1)),
      button('Renoncer'),
      button('Continuer'),
    ],
  }),
  identifying: ({ failure }, past) => ({
    visible: [
      title(2, 'Le titulaire'),
      button('Renoncer'),
      button('Revenir à l’étape précédente'),
      button('Continuer'),
      ...alerts(past, 'holder.submitted', failure),
    ],
    ...typedIn(past, 'holder.submitted'),
  }),
  choosing: ({ failure, holder }, past) => {
    const shown = account(past);
    return {
      ...shown,
      visible: [
        ...shown.visible,
        { role: 'definition', text: holder?.last_name ?? '' },
        ...alerts(past, 'account.submitted', failure),
      ],
    };
  },
  requesting: ({ failure }, past) => sending(account(past, true), failure),
  leaving: ({ failure }, past) => sending(account(past, true), failure),
  inPlace: ({ account, billing }) =>
    done(
      {
        role: 'status',
        text: [
          'Le prélèvement automatique est en place',
          billing?.payment_mode === 'M' ? 'Rien d’autre n’est dû' : '128,40',
        ],
      },
      definition('98-1000-0042-17'),
      definition(`se termine par ${account?.iban.slice(-4)}`),
      definition('21 novembre 2026'),
    ),
  'signed.reading': () => ({ ...signed({ role: 'status', text: reading }), isBusy: true }),
  'signed.available': () => signed({ role: 'link', name: 'Télécharger le mandat (nouvel onglet)' }),
  'signed.unavailable': () =>
    signed({ role: 'status', text: ['n’est pas encore disponible', 'Réessayez'] }, button('Réessayer')),
  'signed.readingAgain': () => ({
    ...signed({ role: 'status', text: reading }, button('Réessayer', true)),
    isBusy: true,
  }),
  unsigned: () =>
    done({ role: 'alert', text: 'Le prélèvement automatique n’est pas en place' }, button('Recommencer')),
  departed: ending(({ address }) => address),
  restarted: ending(),
  abandoned: ending(),
  turnedAway: ending(({ failure }) => failure),
});
