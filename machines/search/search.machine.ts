import { assign, setup } from 'xstate';
import type { Invoice } from '#src/domain/billing/invoice.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import type { Days } from '#src/domain/consumption/period.ts';
import { referenceSchema } from '#src/domain/contract/contract.ts';
import type { Failure } from '#src/domain/failure.ts';
import { hyphenated } from '#src/domain/search.ts';
import { plainText } from '#src/domain/text.ts';
import { called, failureOf, output, port, required } from '../setup/chart.ts';
import { isAnswered, type Lookup, type Matches, unanswered } from './places.ts';

type Input = { typed: string; days: Days };

type SearchContext = Input & { invoices: Lookup<Invoice>; meters: Lookup<Meter>; address: string | null };

type ByNumber = { number: string };

/** Schema of a whole contract reference. The profile contains all contracts, so a reference needs no call. */
const wholeReference = referenceSchema('');

/** Characters and length of an invoice or meter number that the back office accepts. */
const taken = /^[\p{L}\d ./_-]{4,30}$/u;

/** Invoice or meter number to send to the back office; null if the text cannot be such a number. */
export const numberTyped = (typed: string): string | null => {
  const number = hyphenated(plainText(typed).trim()).replace(/\s+/g, ' ');
  const isLikely =
    taken.test(number) &&
    number.replace(/\D/g, '').length >= 3 &&
    number.split(' ').every((word) => /\d/.test(word)) &&
    !wholeReference.safeParse(number).success;
  return isLikely ? number : null;
};

const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    input: {} as Input,
    events: {} as
      | { type: 'text.typed'; text: string }
      | { type: 'search.retried' }
      | { type: 'result.chosen'; address: string }
      | { type: 'closed' },
    tags: {} as 'busy',
  },
  actors: {
    findInvoices: port<Matches<Invoice>, ByNumber & Days>('findInvoices'),
    findMeters: port<Matches<Meter>, ByNumber>('findMeters'),
  },
  delays: { typingPaused: 300 },
  guards: {
    isSameNumber: ({ context }, text: string) => numberTyped(text) === numberTyped(context.typed),
    isNumber: (_, text: string) => numberTyped(text) !== null,
    areInvoicesKnown: ({ context }) => context.invoices.found !== null,
    areMetersKnown: ({ context }) => context.meters.found !== null,
    isComplete: ({ context: { invoices, meters } }) => invoices.found !== null && meters.found !== null,
    isOver: ({ context: { invoices, meters } }) => isAnswered(invoices) && isAnswered(meters),
  },
  actions: {
    rememberText: assign({ typed: (_, text: string) => text }),
    forgetFound: assign({ invoices: unanswered, meters: unanswered }),
    forgetFailures: assign(({ context: { invoices, meters } }) => ({
      invoices: invoices.failure ? unanswered : invoices,
      meters: meters.failure ? unanswered : meters,
    })),
    rememberInvoices: assign({ invoices: (_, found: Matches<Invoice>) => ({ found, failure: null }) }),
    rememberInvoicesFailure: assign({ invoices: (_, failure: Failure) => ({ found: null, failure }) }),
    rememberMeters: assign({ meters: (_, found: Matches<Meter>) => ({ found, failure: null }) }),
    rememberMetersFailure: assign({ meters: (_, failure: Failure) => ({ found: null, failure }) }),
    rememberAddress: assign({ address: (_, address: string) => address }),
  },
});

const numberIn = ({ typed }: SearchContext) => required(numberTyped(typed));

const findInvoices = {
  ...called('findInvoices'),
  input: ({ context }: { context: SearchContext }) => ({ number: numberIn(context), ...context.days }),
  onDone: {
    actions: { type: 'rememberInvoices', params: output<Matches<Invoice>> },
    description: 'Les factures de ce numéro sont connues',
  },
  onError: {
    actions: { type: 'rememberInvoicesFailure', params: failureOf },
    description: 'Les factures ne peuvent pas être cherchées',
  },
} as const;

const findMeters = {
  ...called('findMeters'),
  input: ({ context }: { context: SearchContext }) => ({ number: numberIn(context) }),
  onDone: {
    actions: { type: 'rememberMeters', params: output<Matches<Meter>> },
    description: 'Les compteurs de ce numéro sont connus',
  },
  onError: {
    actions: { type: 'rememberMetersFailure', params: failureOf },
    description: 'Les compteurs ne peuvent pas être cherchés',
  },
} as const;

const searching = searchSetup.createStateConfig({
  description: 'Le portail cherche dans les factures et dans les compteurs ; ce qui est connu reste proposé',
  tags: 'busy',
  initial: 'both',
  states: {
    both: { description: 'Les factures et les compteurs sont cherchés', invoke: [findInvoices, findMeters] },
    invoices: {
      description: 'Les factures sont cherchées : les compteurs sont connus',
      invoke: findInvoices,
    },
    meters: { description: 'Les compteurs sont cherchés : les factures sont connues', invoke: findMeters },
  },
  always: [
    { guard: 'isComplete', target: 'answered', description: 'Les deux réponses sont reçues' },
    { guard: 'isOver', target: 'incomplete', description: 'Une recherche au moins a échoué' },
  ],
});

/** Global search. Only a typed number causes calls to the back office (docs/rules.md#search). */
export const searchMachine = searchSetup.createMachine({
  id: 'search',
  description: 'Trouver un contrat, un compteur, une facture, une page ou une action',
  context: ({ input }) => ({ ...input, invoices: unanswered, meters: unanswered, address: null }),
  initial: 'opening',
  on: {
    'text.typed': [
      {
        guard: { type: 'isSameNumber', params: ({ event }) => event.text },
        actions: { type: 'rememberText', params: ({ event }) => event.text },
        description:
          'La saisie est le même numéro, ou n’en est toujours pas un : seul ce qui est connu est cherché',
      },
      {
        guard: { type: 'isNumber', params: ({ event }) => event.text },
        target: '.waiting',
        actions: [{ type: 'rememberText', params: ({ event }) => event.text }, 'forgetFound'],
        description: 'La saisie peut être un numéro de facture ou de compteur',
      },
      {
        target: '.ready',
        actions: [{ type: 'rememberText', params: ({ event }) => event.text }, 'forgetFound'],
        description: 'La saisie n’est plus un numéro : seul ce qui est connu est cherché',
      },
    ],
    'result.chosen': {
      target: '.followed',
      actions: { type: 'rememberAddress', params: ({ event }) => event.address },
      description: 'L’utilisateur choisit un résultat',
    },
    closed: { target: '.closed', description: 'L’utilisateur ferme la recherche' },
  },
  states: {
    opening: {
      description: 'La recherche s’ouvre sur ce qui y était saisi, ou vide',
      always: [
        {
          guard: { type: 'isNumber', params: ({ context }) => context.typed },
          target: 'searching',
          description: 'La saisie précédente est un numéro',
        },
        { target: 'ready', description: 'La saisie précédente est vide, ou faite de mots' },
      ],
    },
    ready: {
      description:
        'Les contrats, les pages et les actions qui correspondent à la saisie sont proposés ; sans saisie, les pages et les actions courantes',
    },
    waiting: {
      description: 'Le portail attend que la saisie marque une pause',
      after: { typingPaused: { target: 'searching', description: 'La saisie marque une pause' } },
    },
    searching,
    answered: { description: 'Les factures et les compteurs trouvés s’ajoutent aux résultats' },
    incomplete: {
      description:
        'Un message indique ce qui n’a pas pu être cherché et propose de réessayer ; les autres résultats restent affichés',
      on: {
        'search.retried': [
          {
            guard: 'areMetersKnown',
            target: 'searching.invoices',
            actions: 'forgetFailures',
            description: 'L’utilisateur relance la recherche des factures seules',
          },
          {
            guard: 'areInvoicesKnown',
            target: 'searching.meters',
            actions: 'forgetFailures',
            description: 'L’utilisateur relance la recherche des compteurs seuls',
          },
          {
            target: 'searching',
            actions: 'forgetFailures',
            description: 'L’utilisateur relance les deux recherches',
          },
        ],
      },
    },
    followed: { type: 'final', description: 'La recherche se ferme, et le portail va au résultat' },
    closed: { type: 'final', description: 'La recherche est fermée, et la saisie est conservée' },
  },
});
