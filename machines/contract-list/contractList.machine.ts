import { assertEvent, assign, setup } from 'xstate';
import type * as z from 'zod/mini';
import type { ContractPage } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { called, doneIf, doneTo, failedTo, port } from '../setup/chart.ts';

/** Contracts of the loaded pages. `page` is the last loaded page, or 0 before the first response. */
export type Listed<Contract> = ContractPage<Contract> & { page: number };

export const nothingFound: Listed<never> = {
  contracts: [],
  unread: [],
  contractCount: 0,
  rowCount: 0,
  pageCount: 0,
  page: 0,
};

/** Adds the contracts of the next page that are not listed yet. An empty page is the last page. */
export const withPage = <Contract extends { reference: string }>(
  listed: Listed<Contract>,
  found: ContractPage<Contract>,
): Listed<Contract> => {
  const page = listed.page + 1;
  if (found.contracts.length + found.unread.length === 0) return { ...listed, page, pageCount: page };
  const known = new Set(listed.contracts.map(({ reference }) => reference));
  const others = found.contracts.filter(({ reference }) => !known.has(reference));
  const contracts = [...listed.contracts, ...others];
  const unread = [...listed.unread, ...found.unread];
  return {
    ...found,
    contracts,
    unread,
    contractCount: Math.max(found.contractCount, contracts.length + unread.length),
    rowCount: Math.max(found.rowCount, listed.rowCount),
    page,
  };
};

export type ContractListContext<Typed, Contract> = {
  typed: Typed;
  listed: Listed<Contract>;
  failure: Failure | null;
};

export type ContractListEvent<Typed> =
  | { type: 'search.requested'; typed: Typed }
  | { type: 'address.reached'; typed: Typed }
  | { type: 'more.requested' }
  | { type: 'retried' };

/** Transition that starts a search. During a search, only a new URL starts another search. */
const search = {
  guard: 'isUnderstood',
  target: '#searching',
  actions: 'rememberSearch',
  description: 'L’utilisateur lance une recherche',
} as const;

type ContractListDefinition<Typed, Criteria> = {
  id: string;
  description: string;
  schema: z.ZodMiniType<Criteria, Typed>;
};

const contractListSetup = <Typed, Criteria, Contract extends { reference: string }>(
  flow: ContractListDefinition<Typed, Criteria>,
) =>
  setup({
    types: {
      context: {} as ContractListContext<Typed, Contract>,
      input: {} as { typed: Typed },
      events: {} as ContractListEvent<Typed>,
      tags: {} as 'busy',
    },
    actors: {
      searchContracts: port<ContractPage<Contract>, { criteria: Criteria; page: number }>('searchContracts'),
    },
    guards: {
      isUnderstood: ({ context, event }) =>
        flow.schema.safeParse('typed' in event ? event.typed : context.typed).success,
      isNothing: (_, found: ContractPage<Contract>) => found.contracts.length === 0,
      hasMore: ({ context }) => context.listed.page < context.listed.pageCount,
    },
    actions: {
      rememberSearch: assign(({ event }) => {
        assertEvent(event, ['search.requested', 'address.reached']);
        return { typed: event.typed };
      }),
      rememberContracts: assign({
        listed: (_, found: ContractPage<Contract>) => withPage(nothingFound, found),
      }),
      addContracts: assign({
        listed: ({ context }, found: ContractPage<Contract>) => withPage(context.listed, found),
      }),
      rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    },
  });

/** Searches contracts page by page, from page 1 (docs/rules.md#lists). `searchContracts` makes the calls. */
export const contractListMachine = <Typed, Criteria, Contract extends { reference: string }>(
  flow: ContractListDefinition<Typed, Criteria>,
) =>
  contractListSetup<Typed, Criteria, Contract>(flow).createMachine({
    id: flow.id,
    description: flow.description,
    context: ({ input }) => ({ ...input, listed: nothingFound, failure: null }),
    initial: 'opening',
    on: {
      'address.reached': [
        {
          guard: 'isUnderstood',
          target: '.searching',
          actions: 'rememberSearch',
          description: 'L’adresse change pour une autre recherche',
        },
        {
          target: '.misunderstood',
          actions: 'rememberSearch',
          description: 'L’adresse change : un de ses critères n’est pas compris',
        },
      ],
    },
    states: {
      opening: {
        description: 'La page s’ouvre sur la recherche de son adresse',
        always: [
          { guard: 'isUnderstood', target: 'searching', description: 'La recherche est comprise' },
          { target: 'misunderstood', description: 'Un critère de l’adresse n’est pas compris' },
        ],
      },
      misunderstood: {
        description: 'Le formulaire signale le critère qui n’est pas compris : rien n’est cherché',
        on: { 'search.requested': search },
      },
      searching: {
        id: 'searching',
        description: 'Le portail cherche les contrats',
        tags: 'busy',
        invoke: {
          ...called('searchContracts'),
          input: ({ context }) => ({ criteria: flow.schema.parse(context.typed), page: 1 }),
          onDone: [
            doneIf('isNothing', {
              target: 'empty',
              description: 'Aucun contrat ne correspond à la recherche',
            }),
            doneTo('listed', 'rememberContracts', { description: 'La première page remplace la liste' }),
          ],
          onError: failedTo('unavailable', { description: 'La recherche échoue' }),
        },
      },
      unavailable: {
        description: 'La recherche a échoué : un message en donne la raison et propose de réessayer',
        on: {
          'search.requested': search,
          retried: { target: 'searching', description: 'L’utilisateur essaie de nouveau' },
        },
      },
      empty: { description: 'Aucun contrat n’est à afficher', on: { 'search.requested': search } },
      listed: {
        description: 'Les contrats trouvés sont affichés',
        initial: 'settled',
        on: { 'search.requested': search },
        states: {
          settled: {
            description: 'Les pages demandées sont affichées',
            on: {
              'more.requested': {
                guard: 'hasMore',
                target: 'extending',
                description: 'La page suivante est demandée',
              },
            },
          },
          extending: {
            description: 'Le portail cherche la page suivante : la liste reste en place',
            tags: 'busy',
            invoke: {
              id: 'searchMore',
              src: 'searchContracts',
              input: ({ context }) => ({
                criteria: flow.schema.parse(context.typed),
                page: context.listed.page + 1,
              }),
              onDone: doneTo('settled', 'addContracts', {
                description: 'La page suivante s’ajoute à la liste',
              }),
              onError: failedTo('stuck', {
                description: 'La page suivante ne peut pas être chargée : la liste reste en place',
              }),
            },
          },
          stuck: {
            description:
              'La page suivante n’a pas pu être chargée : un message sous la liste propose de réessayer',
            on: { retried: { target: 'extending', description: 'L’utilisateur essaie de nouveau' } },
          },
        },
      },
    },
  });

export type ContractListMachine<Typed, Criteria, Contract extends { reference: string }> = ReturnType<
  typeof contractListMachine<Typed, Criteria, Contract>
>;
