import { subMonths } from 'date-fns';
import { type ActorRefFrom, setup } from 'xstate';
import * as z from 'zod/mini';
import { type IsoDay, isIsoDay, isoDay } from '#src/domain/calendar.ts';
import { port } from '../setup/chart.ts';

const choiceSchema = z.enum(['granted', 'refused']);

type Choice = z.infer<typeof choiceSchema>;

export const consentSchema = z.object({ choice: choiceSchema, on: z.string().check(z.refine(isIsoDay)) });

export type Consent = { choice: Choice; on: IsoDay };

const retentionMonths = 6;

const choiceInForce = (remembered: Consent | null, today: Date): Choice | null => {
  if (!remembered) return null;
  const { choice, on } = remembered;
  return on > isoDay(subMonths(today, retentionMonths)) && on <= isoDay(today) ? choice : null;
};

export type AnalyticsConsentInput = { remembered: Consent | null; today: Date };

export const analyticsConsentMachine = setup({
  types: {
    context: {} as AnalyticsConsentInput,
    input: {} as AnalyticsConsentInput,
    events: {} as
      | { type: 'consent.given' }
      | { type: 'consent.refused' }
      | { type: 'choice.madeElsewhere'; choice: Choice },
    tags: {} as 'yes' | 'no',
  },
  actors: { rememberChoice: port<void, Choice>('rememberChoice') },
  guards: {
    isStillGranted: ({ context: { remembered, today } }) => choiceInForce(remembered, today) === 'granted',
    isStillRefused: ({ context: { remembered, today } }) => choiceInForce(remembered, today) === 'refused',
    isGrant: (_, choice: Choice) => choice === 'granted',
  },
}).createMachine({
  id: 'analyticsConsent',
  description: 'Accepter ou refuser la mesure d’audience',
  context: ({ input }) => input,
  initial: 'unasked',
  on: {
    'choice.madeElsewhere': [
      {
        guard: { type: 'isGrant', params: ({ event }) => event.choice },
        target: '.granted',
        description: 'La mesure vient d’être acceptée dans un autre onglet',
      },
      { target: '.refused', description: 'La mesure vient d’être refusée dans un autre onglet' },
    ],
  },
  states: {
    unasked: {
      description: 'Le portail cherche une réponse de moins de six mois',
      always: [
        { guard: 'isStillGranted', target: 'granted', description: 'La mesure a été acceptée' },
        { guard: 'isStillRefused', target: 'refused', description: 'La mesure a été refusée' },
        { target: 'asked', description: 'Aucune réponse n’est valable : la question est posée' },
      ],
    },
    asked: {
      description: 'La question est posée, sans rien bloquer ; rien n’est mesuré',
      on: {
        'consent.given': { target: 'granting', description: 'La mesure est acceptée' },
        'consent.refused': { target: 'refusing', description: 'La mesure est refusée' },
      },
    },
    granting: {
      description: 'L’accord est retenu dans ce navigateur ; rien n’est encore mesuré',
      tags: 'yes',
      invoke: {
        id: 'rememberConsent',
        src: 'rememberChoice',
        input: 'granted' as const,
        onDone: { target: 'granted', description: 'L’accord est retenu' },
        onError: {
          target: 'granted',
          description: 'Le navigateur ne retient rien : l’accord vaut pour cette visite',
        },
      },
    },
    refusing: {
      description: 'Le refus est retenu dans ce navigateur ; plus rien n’est mesuré',
      tags: 'no',
      invoke: {
        id: 'rememberRefusal',
        src: 'rememberChoice',
        input: 'refused' as const,
        onDone: { target: 'refused', description: 'Le refus est retenu' },
        onError: {
          target: 'refused',
          description: 'Le navigateur ne retient rien : le refus vaut pour cette visite',
        },
      },
    },
    granted: {
      description: 'L’audience est mesurée',
      tags: 'yes',
      on: { 'consent.refused': { target: 'refusing', description: 'L’accord est retiré' } },
    },
    refused: {
      description: 'L’audience n’est pas mesurée, et la question n’est plus posée',
      tags: 'no',
      on: { 'consent.given': { target: 'granting', description: 'Le refus est levé' } },
    },
  },
});

export type AnalyticsConsentActor = ActorRefFrom<typeof analyticsConsentMachine>;
