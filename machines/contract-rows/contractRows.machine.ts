import { assign, setup } from 'xstate';
import type { Readable } from '#src/domain/answer.ts';
import { pageSize } from '#src/domain/contract/contractPage.ts';
import { type Failure, toFailure } from '#src/domain/failure.ts';
import { port } from '../setup/port.ts';
import { required } from '../setup/required.ts';
import {
  type Carried,
  carriedPages,
  isTurn,
  type Loaded,
  missingPages,
  resized,
  type Turn,
  turnTo,
  withAnswers,
} from './rowPages.ts';

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
      context: {} as Loaded<Row> & {
        reference: string;
        criteria: Criteria;
        /** What is shown. */
        page: number;
        size: number;
        /** What is asked for, as long as it has not come. */
        requested: Turn | null;
        /** Why the last page that did not come did not. */
        failure: Failure | null;
      },
      input: {} as Carried<Row> & { reference: string; criteria: Criteria },
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
        return { ...turn, ...withAnswers(context, turn, answers), requested: null };
      }),
      rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    },
  }).createMachine({
    id,
    description,
    context: ({ input: { rows, size = pageSize, ...contract } }) => ({
      ...contract,
      ...carriedPages({ ...contract, rows }),
      size,
      page: 1,
      requested: null,
      failure: null,
    }),
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
