import { assign, setup } from 'xstate';
import type { Readable, Unread } from '../domain/answer.ts';
import { pageSize } from '../domain/contract/contractPage.ts';
import { type Failure, toFailure } from '../domain/failure.ts';
import { port } from '../setup/port.ts';
import { required } from '../setup/required.ts';
import { isTurn, missingPages, type Pages, pagesOf, resized, type Turn, turnTo } from './rowPages.ts';

/** What a contract of a list carries of its rows, of how many it has, and the search that found it. */
type Carried<Criteria, Row> = {
  reference: string;
  criteria: Criteria;
  rows: readonly Row[];
  /** Rows left out of those that it carries. */
  unread?: readonly Unread[];
  rowCount: number;
  /** How many rows are shown at once, as many as a call brings unless told. */
  size?: number;
};

/**
 * The rows of a contract, as many a page as is chosen: those that it carries are turned at once, the others are asked, 5 a
 * call and once each (docs/rules.md#calls). Its one port, `loadRows`, is given the contract, the search and the pages of 5
 * that are missing, from 1, and answers the rows of each.
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
        /** The pages of a call that are here. */
        pages: Pages<Row>;
        /** Rows left out of these pages, since they cannot be read. */
        unread: readonly Unread[];
        /** What is shown. */
        page: number;
        size: number;
        /** What is asked for, as long as it has not come. */
        requested: Turn | null;
        /** Why the last page that did not come did not. */
        failure: Failure | null;
      },
      input: {} as Carried<Criteria, Row>,
      events: {} as
        | { type: 'page.turned'; page: number }
        | { type: 'size.chosen'; size: number }
        | { type: 'retried' },
      tags: {} as 'busy',
    },
    actors: {
      loadRows: port<
        readonly Readable<Row>[],
        { reference: string; criteria: Criteria; pages: readonly number[] }
      >('loadRows'),
    },
    guards: {
      exists: ({ context }, turn: Turn) => isTurn(context.rowCount, turn),
      isLoaded: ({ context }, turn: Turn) =>
        isTurn(context.rowCount, turn) && missingPages(context, turn).length === 0,
      isRequested: ({ context }, { page, size }: Turn) =>
        context.requested?.page === page && context.requested.size === size,
    },
    actions: {
      showPage: assign((_, turn: Turn) => ({ ...turn, requested: null })),
      askPage: assign({ requested: (_, turn: Turn) => turn }),
      addPage: assign(({ context }, answers: readonly Readable<Row>[]) => {
        const turn = required(context.requested);
        const come = missingPages(context, turn).map(
          (page, rank) => [page, answers[rank]?.items ?? []] as const,
        );
        const unread = [...context.unread, ...answers.flatMap((answer) => answer.unread)];
        return { ...turn, pages: new Map([...context.pages, ...come]), unread, requested: null };
      }),
      rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    },
  }).createMachine({
    id,
    description,
    context: ({ input: { rows, unread = [], size = pageSize, ...contract } }) => {
      // If all are here, a row that cannot be read is not asked for again.
      const isAllHere = rows.length + unread.length >= contract.rowCount;
      const rowCount = isAllHere ? rows.length : contract.rowCount;
      return {
        ...contract,
        rowCount,
        size,
        unread,
        pages: pagesOf(rows, rowCount),
        page: 1,
        requested: null,
        failure: null,
      };
    },
    initial: 'shown',
    on: {
      'page.turned': [
        {
          guard: { type: 'isLoaded', params: ({ context, event }) => turnTo(context, event.page) },
          target: '.shown',
          actions: { type: 'showPage', params: ({ context, event }) => turnTo(context, event.page) },
          description: 'La page est déjà là : elle s’affiche aussitôt',
        },
        {
          guard: { type: 'exists', params: ({ context, event }) => turnTo(context, event.page) },
          target: '.turning',
          actions: { type: 'askPage', params: ({ context, event }) => turnTo(context, event.page) },
          description: 'La page est demandée',
        },
      ],
      'size.chosen': [
        {
          guard: { type: 'isLoaded', params: ({ context, event }) => resized(context, event.size) },
          target: '.shown',
          actions: { type: 'showPage', params: ({ context, event }) => resized(context, event.size) },
          description: 'Les lignes sont déjà là : elles s’affichent aussitôt',
        },
        {
          guard: { type: 'exists', params: ({ context, event }) => resized(context, event.size) },
          target: '.turning',
          actions: { type: 'askPage', params: ({ context, event }) => resized(context, event.size) },
          description: 'Les lignes qui manquent sont demandées',
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
            guard: { type: 'isRequested', params: ({ context, event }) => turnTo(context, event.page) },
            description: 'Cette page est déjà demandée',
          },
        },
        invoke: {
          id: 'loadRows',
          src: 'loadRows',
          input: ({ context: { reference, criteria, requested, pages, rowCount } }) => ({
            reference,
            criteria,
            pages: missingPages({ pages, rowCount }, required(requested)),
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
