import type { ActorRefFrom } from 'xstate';
import { toFailure } from '../domain/failure.ts';
import { required } from '../setup/required.ts';
import { certificateSetup, initialContext, toQuery } from './certificate.setup.ts';

/** What a meter has measured over a period, on a sheet to be printed (docs/rules.md#certificate). */
export const certificateMachine = certificateSetup.createMachine({
  id: 'certificate',
  description: 'Obtenir une attestation de consommation',
  context: ({ input }) => initialContext(input),
  initial: 'locating',
  states: {
    locating: {
      description: 'Le portail cherche le compteur parmi ceux du contrat',
      tags: 'busy',
      invoke: {
        id: 'findMeter',
        src: 'findMeter',
        input: ({ context: { reference, idPDS } }) => ({ reference, idPDS }),
        onDone: [
          {
            guard: { type: 'isNowhere', params: ({ event }) => event.output },
            target: 'unknown',
            description: 'Aucun contrat du compte n’a ce compteur',
          },
          {
            target: 'measuring',
            actions: { type: 'rememberMeter', params: ({ event }) => event.output },
            description: 'Le compteur est trouvé',
          },
        ],
        onError: {
          target: 'unlocated',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'Les compteurs du contrat ne peuvent pas être lus',
        },
      },
    },
    measuring: {
      description: 'Le portail lit les relevés de la période, et le dernier d’avant',
      tags: 'busy',
      invoke: {
        id: 'loadMeasures',
        src: 'loadMeasures',
        input: ({ context }) => toQuery({ ...context, found: required(context.found) }),
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => event.output },
            target: 'measured.empty',
            description: 'Aucun volume n’est connu sur la période',
          },
          {
            target: 'measured.certified',
            actions: { type: 'rememberMeasures', params: ({ event }) => event.output },
            description: 'Les relevés de la période sont connus',
          },
        ],
        onError: {
          target: 'measured.failed',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'Les relevés ne peuvent pas être lus',
        },
      },
    },
    measured: {
      description: 'Une autre période peut être choisie',
      initial: 'certified',
      on: {
        'period.chosen': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.values },
          target: 'measuring',
          actions: { type: 'rememberPeriod', params: ({ event }) => event.values },
          description: 'Une autre période est choisie',
        },
      },
      states: {
        certified: { description: 'L’attestation est affichée, à imprimer ou à enregistrer' },
        empty: { description: 'L’écran dit qu’aucun relevé n’est connu sur la période' },
        failed: {
          description: 'Les relevés ne sont pas venus : l’écran dit pourquoi, et offre de réessayer',
          on: {
            retried: { target: '#certificate.measuring', description: 'L’utilisateur essaie de nouveau' },
          },
        },
      },
    },
    unlocated: {
      description: 'Le compteur n’a pas pu être lu : l’écran dit pourquoi, et offre de réessayer',
      on: { retried: { target: 'locating', description: 'L’utilisateur essaie de nouveau' } },
    },
    unknown: { description: 'Un message dit que le compteur n’est pas du compte, et mène à la liste' },
  },
});

export type CertificateActor = ActorRefFrom<typeof certificateMachine>;
