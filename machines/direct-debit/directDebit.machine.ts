import { technicalFailure, toFailure } from '../domain/failure.ts';
import { required } from '../setup/required.ts';
import { directDebitSetup, newContext } from './directDebit.setup.ts';
import { findingBilling } from './findingBilling.state.ts';
import { requesting } from './requesting.state.ts';
import { signed } from './signed.state.ts';

/** Asks for the direct debit of a contract, step by step (docs/rules.md#direct-debit). */
export const directDebitMachine = directDebitSetup.createMachine({
  id: 'directDebit',
  description: 'Mettre en place le prélèvement automatique d’un contrat',
  context: ({ input }) => newContext(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'Le parcours s’ouvre selon l’adresse et le contrat choisi',
      always: [
        {
          guard: 'isClosedToAdviser',
          target: 'turnedAway',
          description: 'Le prélèvement n’est pas ouvert aux conseillers, d’où qu’ils viennent',
        },
        {
          guard: 'isSigned',
          target: 'signed',
          description: 'L’adresse dit que le mandat vient d’être signé',
        },
        { guard: 'isReturned', target: 'unsigned', description: 'La signature n’a pas abouti' },
        {
          guard: 'mayBeDebited',
          target: 'loading',
          description: 'Le contrat choisi peut être payé par prélèvement',
        },
        { target: 'turnedAway', description: 'Aucun contrat n’est choisi, ou il ne peut pas être prélevé' },
      ],
    },
    loading: {
      description: 'Le portail demande comment le contrat est payé aujourd’hui',
      tags: 'busy',
      invoke: {
        id: 'loadInformation',
        src: 'loadInformation',
        input: ({ context }) => required(context.contract).reference,
        onDone: {
          target: 'findingBilling',
          actions: { type: 'rememberInformation', params: ({ event }) => event.output },
          description: 'Le service client dit comment le contrat est payé',
        },
        onError: [
          {
            guard: { type: 'mayAskAgain', params: ({ event }) => toFailure(event.error) },
            target: 'loading',
            reenter: true,
            actions: 'countRetry',
            description: 'Sans réponse, la question est posée de nouveau, deux fois au plus',
          },
          {
            target: 'turnedAway',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            description: 'Le service client ne répond pas, ou refuse : les factures disent pourquoi',
          },
        ],
      },
      on: { closed: { target: 'abandoned', description: 'L’utilisateur n’attend pas plus longtemps' } },
    },
    findingBilling,
    reviewing: {
      description: 'Le contrat, et la façon dont il est payé aujourd’hui, sont affichés (étape 1 sur 4)',
      on: {
        'contract.confirmed': { target: 'identifying', description: 'C’est bien ce contrat' },
        closed: { target: 'abandoned', description: 'L’utilisateur renonce' },
      },
    },
    identifying: {
      description: 'Le titulaire, personne ou entreprise, est demandé (étape 2 sur 4)',
      exit: 'forgetFailure',
      on: {
        'holder.submitted': {
          guard: { type: 'isHolder', params: ({ event }) => event.values },
          target: 'choosing',
          actions: { type: 'rememberHolder', params: ({ event }) => event.values },
          description: 'Le titulaire est bien renseigné',
        },
        'contract.reopened': [
          {
            guard: 'isBillingKnown',
            target: 'reviewing',
            description: 'L’utilisateur revient au contrat',
          },
          {
            target: 'findingBilling',
            description: 'L’utilisateur revient au contrat, dont les factures n’ont encore rien dit',
          },
        ],
        closed: { target: 'abandoned', description: 'L’utilisateur renonce' },
      },
    },
    choosing: {
      description:
        'Le compte à prélever et l’accord du titulaire sont demandés, sous un résumé (étape 3 sur 4)',
      exit: 'forgetFailure',
      on: {
        'account.submitted': {
          guard: { type: 'isAccount', params: ({ event }) => event.values },
          target: 'requesting',
          actions: { type: 'rememberAccount', params: ({ event }) => event.values },
          description: 'Le compte est bien renseigné, et l’accord donné',
        },
        'holder.reopened': { target: 'identifying', description: 'L’utilisateur revient au titulaire' },
        closed: { target: 'abandoned', description: 'L’utilisateur renonce' },
      },
    },
    requesting,
    leaving: {
      description: 'Le navigateur part vers la signature du mandat',
      tags: 'busy',
      invoke: {
        id: 'openSignature',
        src: 'openSignature',
        input: ({ context }) => required(context.address),
        onDone: { target: 'departed', description: 'Le navigateur quitte le portail' },
        onError: {
          target: 'choosing',
          actions: { type: 'rememberFailure', params: technicalFailure() },
          description: 'Le navigateur n’a pas pu partir',
        },
      },
    },
    inPlace: { description: 'Le prélèvement automatique est en place (étape 4 sur 4)', tags: 'ended' },
    signed,
    unsigned: {
      description: 'Le mandat n’est pas signé, rien n’est en place (étape 4 sur 4)',
      tags: 'ended',
      on: { restarted: { target: 'restarted', description: 'L’utilisateur recommence' } },
    },
    departed: {
      type: 'final',
      description: 'Le mandat se signe sur un autre site, qui rend la main au portail',
    },
    restarted: { type: 'final', description: 'Le parcours recommence pour le même contrat' },
    abandoned: { type: 'final', description: 'Les factures s’affichent, rien n’a été demandé' },
    turnedAway: { type: 'final', description: 'Les factures s’affichent, et le portail dit pourquoi' },
  },
});
