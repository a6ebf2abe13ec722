import { assign, setup } from 'xstate';
import type { Failure } from '#src/domain/failure.ts';
import { port, required } from '../setup/chart.ts';
import { type FoundMeter, locatingMeter, type MeterNamed } from './foundMeter.ts';

type Input = MeterNamed & {
  /** Kind of meter in the URL: `TR`, `SE`, or an invalid text. */
  kind: string;
  known: FoundMeter | null;
};

type Context = MeterNamed & { kind: string; found: FoundMeter | null; failure: Failure | null };

export const meterMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as { type: 'meter.asked' },
    tags: {} as 'busy',
  },
  actors: { findMeter: port<FoundMeter | null, MeterNamed>('findMeter') },
  guards: {
    isKnown: ({ context }) => context.found !== null,
    isNowhere: (_, found: FoundMeter | null) => found === null,
    isOfItsKind: ({ context: { kind, found } }) => required(found).meter.kind === kind,
  },
  actions: {
    rememberMeter: assign({ found: (_, found: FoundMeter | null) => found }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    correctKind: assign({ kind: ({ context }) => required(context.found).meter.kind }),
  },
}).createMachine({
  id: 'meter',
  description: 'Consulter un compteur',
  context: ({ input: { known, ...named } }) => ({ ...named, found: known, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'La page s’ouvre sur le compteur que désigne son adresse',
      always: [
        {
          guard: 'isKnown',
          target: 'addressing',
          description: 'Les compteurs du contrat viennent d’être lus',
        },
        { target: 'locating', description: 'La page est ouverte depuis un favori, un lien ou la liste' },
      ],
    },
    locating: locatingMeter('addressing', 'unavailable'),
    addressing: {
      description: 'Le portail vérifie le type de compteur dans l’adresse : télérelevé (TR) ou non (SE)',
      always: [
        { guard: 'isOfItsKind', target: 'found', description: 'L’adresse est celle de ce compteur' },
        {
          target: 'found',
          actions: 'correctKind',
          description: 'L’adresse n’est pas celle de ce compteur : elle est corrigée',
        },
      ],
    },
    found: { description: 'Le compteur est affiché, avec ses voisins et sa consommation' },
    unknown: {
      description:
        'Un message indique que le compteur n’appartient pas au compte, avec un lien vers la liste',
    },
    unavailable: {
      description: 'Le compteur n’a pas pu être lu : un message en donne la raison et propose de réessayer',
      on: { 'meter.asked': { target: 'locating', description: 'L’utilisateur essaie de nouveau' } },
    },
  },
});
