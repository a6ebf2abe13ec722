import type { Page } from '@playwright/test';
import { directDebitWords, t } from '#locales/fr/directDebit.ts';
import { directDebitModel } from '#machines/direct-debit/directDebit.model.ts';
import type { Information } from '#machines/direct-debit/directDebit.schema.ts';
import type { Failure } from '#src/domain/failure.ts';
import { contractWithDebit } from '#src/domain/fixtures/account.ts';
import { failureText } from '#src/views/failureText.ts';
import { turnedAwayNotice } from '#src/views/turnedAwayText.ts';
import { answered, answerProfile, definePortalWalk, signInAddress } from '../../walks/definePortalWalk.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { ending, type Past, type ScreenItem, type Shown } from '../../walks/expectations.ts';
import { button } from '../../walks/exportFileExpectations.ts';
import { mistakeAlert, sending } from '../../walks/forms.ts';

const title = (position: number, name: string): ScreenItem => ({
  role: 'heading',
  name: `Étape ${position} sur 4 ${name}`,
});

const mistakes: Record<string, string> = {
  'une personne dont le nom a un chiffre': 'Le nom d’une personne ne contient pas de chiffre.',
  'un IBAN dont la clé est fausse': 'Cet IBAN n’est pas valide.',
};

type Step = 'holder.submitted' | 'account.submitted';

const stateOf: Record<Step, string> = { 'holder.submitted': 'identifying', 'account.submitted': 'choosing' };

const findLastTry = ({ all }: Past, type: Step) =>
  all.findLast((tried) => tried.type === type && tried.state === stateOf[type]);

/** Controls that can show an error of the back office. The step with a known bank account has none. */
const listControls = (past: Past, type: Step): readonly string[] => {
  if (type === 'holder.submitted') return ['civility', 'last_name', 'mobile_phone'];
  return findLastTry(past, type)?.typed('values').account === 'new' ? ['iban'] : [];
};

const alerts = (past: Past, type: Step, failure: Failure | null): ScreenItem[] => {
  const tried = findLastTry(past, type);
  const mistake = tried?.refused && mistakes[tried.case];
  if (mistake && past.here.includes(tried)) return [mistakeAlert(mistake)];
  // The error may be absent after a return to this step: a response of the back office may have removed it.
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

const signedAgain = (past: Past, information: Information | null): ScreenItem[] =>
  information?.has_mandate === 1 && listControls(past, 'account.submitted').length > 0
    ? [{ role: 'status', text: 'un nouveau mandat est à signer' }]
    : [];

const account = (past: Past, information: Information | null, isBusy = false): Shown => ({
  visible: [
    ...signedAgain(past, information),
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

const signed = (...visible: readonly ScreenItem[]): Shown =>
  done(
    { role: 'status', text: ['Votre mandat est signé', 'à leur échéance'] },
    definition('981000004217-M1'),
    ...visible,
  );

const definition = (text: string): ScreenItem => ({ role: 'definition', text });

const monthly = [definition('Contrat mensualisé'), definition('0,00')];

const dueAtOnce = (isSigned: boolean) => [
  definition(isSigned ? 'Prélèvement automatique, mandat signé' : 'Sans prélèvement automatique'),
  definition('128,40'),
];

const signedBefore = (information: Information | null): ScreenItem[] =>
  information?.has_mandate === 1
    ? [{ role: 'status', text: 'Un mandat est déjà signé pour ce contrat' }]
    : [];

const waiting: Shown = {
  visible: [
    { role: 'dialog', name: 'Un instant' },
    { role: 'status', text: 'Nous cherchons comment ce contrat est payé' },
    button('Fermer'),
  ],
  isBusy: true,
};

const ofCompany = { last_name: { label: t('last_name.company') } };

const path = '/prelevement-automatique';

const bills = '/espace-facturation';

const signature = '/third-party/signature?reference=981000004217';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const renounce = async (page: Page) => {
  await page.getByRole('button', { name: /^(Renoncer|Fermer)$/ }).click();
  const leave = page.getByRole('button', { name: 'Quitter sans enregistrer' });
  await leave.or(page.getByRole('heading', { level: 1, name: 'Factures' })).waitFor();
  if (await leave.isVisible()) await leave.click();
};

export const directDebitProof = defineProof(directDebitModel)({
  view: async () => {
    const { PageHeader } = await import('#src/ui/display/PageHeader.tsx');
    const { useNoticedEnd } = await import('#src/views/notices/notify.ts');
    const { page } = await import('#src/flows/direct-debit/DirectDebit.css.ts');
    const { DirectDebitView } = await import('#src/flows/direct-debit/DirectDebitView.tsx');
    return (props) => {
      useNoticedEnd(props.actor, turnedAwayNotice);
      return (
        <div className={page}>
          <PageHeader title={t('title')} subtitle={t('subtitle')} />
          <DirectDebitView
            creditor="Eaux du Ponant"
            onClose={() => props.actor.send({ type: 'closed' })}
            {...props}
          />
        </div>
      );
    };
  },
  gestures: {
    'contract.confirmed': {
      madeIn: ['findingBilling', 'reviewing'],
      gesture: (screen) => screen.press('button', 'Continuer'),
    },
    'contract.reopened': {
      madeIn: ['identifying'],
      gesture: (screen) => screen.press('button', 'Revenir à l’étape précédente'),
    },
    'holder.submitted': {
      madeIn: ['identifying'],
      gesture: async (screen, { values }) => {
        const isCompany = values.holder_type === 'company';
        await screen.fill({ values, words: isCompany ? [ofCompany, directDebitWords] : [directDebitWords] });
        await screen.press('button', 'Continuer');
      },
    },
    'holder.reopened': {
      madeIn: ['choosing', 'requesting', 'leaving'],
      gesture: (screen) => screen.press('button', 'Revenir à l’étape précédente'),
    },
    'account.submitted': {
      madeIn: ['choosing', 'requesting', 'leaving'],
      gesture: async (screen, { values: { account, ...values } }) => {
        await screen.press('radio', account === 'kept' ? /^Le compte connu/ : 'Un autre compte');
        await screen.fill({ values, words: [directDebitWords] });
        await screen.press('button', 'Demander le prélèvement');
      },
    },
    retried: (screen) => screen.press('button', 'Réessayer'),
    restarted: (screen) => screen.press('button', 'Recommencer'),
    closed: (screen) => screen.press('button', /^(Renoncer|Fermer)$/),
  },
  states: {
    opening: null,
    loading: () => waiting,
    findingBilling: ({ information }) => ({
      visible: [
        title(1, 'Votre contrat'),
        ...signedBefore(information),
        definition('Lecture en cours'),
        button('Renoncer'),
        button('Continuer'),
      ],
    }),
    reviewing: ({ information, billing }) => ({
      visible: [
        title(1, 'Votre contrat'),
        ...signedBefore(information),
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
    choosing: ({ failure, holder, information }, past) => {
      const shown = account(past, information);
      return {
        ...shown,
        visible: [
          ...shown.visible,
          { role: 'definition', text: holder?.last_name ?? '' },
          ...alerts(past, 'account.submitted', failure),
        ],
      };
    },
    requesting: ({ failure, information }, past) => sending(account(past, information, true), failure),
    leaving: ({ failure, information }, past) => sending(account(past, information, true), failure),
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
    'signed.unavailable': ({ failure }) => {
      const shown = (...text: string[]): ScreenItem => ({
        role: 'status',
        text: ['n’est pas encore disponible', ...text],
      });
      if (failure?.isForbidden) return signed(shown(failure.message));
      return signed(shown('Réessayez'), button('Réessayer'));
    },
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
  },
  portal: definePortalWalk(directDebitModel, {
    open: async (page, { contract, returned, today }) => {
      await page.clock.setFixedTime(today);
      await answerProfile(page, { contracts: contract ? [contract] : [] });
      const search = contract ? `?contrat=${contract.reference}` : '';
      if (returned) {
        // Stores the contract as the portal does before it opens the signature page.
        await page.addInitScript(
          (reference) => sessionStorage.setItem('portal.directDebit', JSON.stringify(reference)),
          contract?.reference,
        );
        const way = [path, returned.status, returned.fullRef].filter(Boolean).join('/');
        await page.goto(signInAddress('owner', way));
      } else await page.goto(signInAddress('owner', `${path}${search}`));
    },
    calls: {
      findBilling: {
        done: (contract) =>
          answered({
            clientFacturesPro: contract ? [{ reference: contractWithDebit.reference, ...contract }] : [],
          }),
      },
      // Opens the signature page of the sandbox, because the URL of the model leads to no page.
      requestDebit: { done: { 'mandat à signer': answered({ urlSEPA: signature }) } },
      readMandate: { done: { 'mandat signé': { status: 200, body: '%PDF-1.4\n%%EOF' } } },
      openSignature: { atOnce: {} },
    },
    events: {
      'holder.reopened': {
        madeIn: ['choosing'],
        gesture: (page) => press(page, 'Revenir à l’étape précédente'),
      },
      retried: { madeIn: ['signed.unavailable'], gesture: (page) => press(page, 'Réessayer') },
      restarted: { madeIn: ['unsigned'], gesture: (page) => press(page, 'Recommencer') },
      closed: {
        madeIn: ['loading', 'findingBilling', 'reviewing', 'identifying', 'choosing'],
        gesture: renounce,
      },
    },
    ends: {
      departed: { address: signature, isThere: true },
      restarted: { address: path, isThere: true },
      abandoned: { address: bills },
      turnedAway: { address: bills, notice: 'prélèvement automatique' },
    },
  }),
});
