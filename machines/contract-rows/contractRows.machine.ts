import { assign, setup } from 'xstate';
import { pageSize } from '../domain/contractPage.ts';
import { type Failure, toFailure } from '../domain/failure.ts';
import { kept } from '../setup/kept.ts';
import { port } from '../setup/port.ts';

/** What a contract of a list carries of its rows, of how many it has, and the search that found it. */
type Carried<Criteria, Row> = {
  reference: string;
  criteria: Criteria;
  rows: readonly Row[];
  rowCount: number;
};

type Pages<Row> = ReadonlyMap<number, readonly Row[]>;

/** The pages that the carried rows make, from 1; one that is not whole is to be asked, save the first. */
const pagesOf = <Row>(rows: readonly Row[], rowCount: number): Pages<Row> => {
  const count = Math.max(1, Math.ceil(rows.length / pageSize));
  const pages = Array.from({ length: count }, (_, rank) => {
    const page = rows.slice(rank * pageSize, (rank + 1) * pageSize);
    return [rank + 1, page] as const;
  });
  const isWhole = (page: readonly Row[]) => page.length === pageSize || rows.length >= rowCount;
  return new Map(pages.filter(([number, page]) => number === 1 || isWhole(page)));
};

/** How many pages of rows there are, one at least. */
export const rowPageCount = ({ rowCount }: { rowCount: number }): number =>
  Math.max(1, Math.ceil(rowCount / pageSize));

/**
 * The rows of a contract, 5 a page: those that it carries are turned at once, the others are asked, once each
 * (docs/rules.md#calls). Its one port, `loadRows`, is given the contract, the search and the page, from 1.
 */
export const contractRowsMachine = <Criteria, Row>({
  id,
  description,
}: {
  id: string;
  description: string;
}) =>
  setup({
    types: {
      context: {} as {
        reference: string;
        criteria: Criteria;
        rowCount: number;
        pages: Pages<Row>;
        page: number;
        /** The page asked for, as long as it has not come. */
        asked: number | null;
        /** Why the last page that did not come did not. */
        failure: Failure | null;
      },
      input: {} as Carried<Criteria, Row>,
      events: {} as { type: 'page.turned'; page: number } | { type: 'retried' },
      tags: {} as 'busy',
    },
    actors: {
      loadRows: port<readonly Row[], { reference: string; criteria: Criteria; page: number }>('loadRows'),
    },
    guards: {
      isHeld: ({ context }, page: number) => context.pages.has(page),
      exists: ({ context }, page: number) => page >= 1 && page <= rowPageCount(context),
      isAsked: ({ context }, page: number) => context.asked === page,
    },
    actions: {
      showPage: assign({ page: (_, page: number) => page, asked: null }),
      askPage: assign({ asked: (_, page: number) => page }),
      addPage: assign(({ context }, rows: readonly Row[]) => {
        const page = kept(context.asked);
        return { pages: new Map(context.pages).set(page, rows), page, asked: null };
      }),
      rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    },
  }).createMachine({
    id,
    description,
    context: ({ input: { rows, ...contract } }) => ({
      ...contract,
      pages: pagesOf(rows, contract.rowCount),
      page: 1,
      asked: null,
      failure: null,
    }),
    initial: 'shown',
    on: {
      'page.turned': [
        {
          guard: { type: 'isHeld', params: ({ event }) => event.page },
          target: '.shown',
          actions: { type: 'showPage', params: ({ event }) => event.page },
          description: 'La page est déjà là : elle s’affiche aussitôt',
        },
        {
          guard: { type: 'exists', params: ({ event }) => event.page },
          target: '.turning',
          actions: { type: 'askPage', params: ({ event }) => event.page },
          description: 'La page est demandée',
        },
      ],
    },
    states: {
      shown: { description: 'Une page est affichée' },
      turning: {
        description: 'Le portail demande la page : celle qui est affichée reste en place',
        tags: 'busy',
        on: {
          'page.turned': {
            guard: { type: 'isAsked', params: ({ event }) => event.page },
            description: 'Cette page est déjà demandée',
          },
        },
        invoke: {
          id: 'loadRows',
          src: 'loadRows',
          input: ({ context: { reference, criteria, asked } }) => ({
            reference,
            criteria,
            page: kept(asked),
          }),
          onDone: {
            target: 'shown',
            actions: { type: 'addPage', params: ({ event }) => event.output },
            description: 'La page est là, et le reste',
          },
          onError: {
            target: 'stuck',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            description: 'La page ne vient pas',
          },
        },
      },
      stuck: {
        description: 'La page n’est pas venue : l’écran dit pourquoi, et offre de réessayer',
        on: { retried: { target: 'turning', description: 'L’utilisateur essaie de nouveau' } },
      },
    },
  });
