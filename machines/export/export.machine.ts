import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  cameTo,
  connectionRestored,
  failedTo,
  output,
  saveRepeated,
  savingAgain,
  savingFile,
  unsaved,
  unwrittenFile,
  writingFile,
} from '../export-file/exportFile.state.ts';
import {
  exportSetup,
  initialContext,
  type MeasuredMeters,
  nameFile,
  remaining,
  toFileRequest,
  toListRequest,
} from './export.setup.ts';

const choosing = exportSetup.createStateConfig({
  description: 'L’utilisateur choisit une période, un format et des compteurs',
  initial: 'ready',
  on: {
    'form.submitted': {
      guard: { type: 'isWellFormed', params: ({ event }) => event.values },
      target: 'fetching',
      actions: { type: 'askExport', params: ({ event }) => event.values },
      description: 'L’export est demandé',
    },
    closed: { target: 'closed', description: 'La fenêtre est fermée' },
  },
  states: {
    ready: { description: 'Le formulaire est affiché, avec le dernier choix' },
    nothingMeasured: { description: 'Le formulaire dit que la période est vide' },
    refused: { description: 'Le formulaire dit pourquoi la demande est refusée' },
    saved: {
      description: 'Le fichier est enregistré : le formulaire le dit, et peut servir de nouveau',
      tags: 'ended',
      on: { 'save.repeated': saveRepeated },
    },
    savingAgain,
    unsaved: { ...unsaved, on: { 'save.repeated': saveRepeated } },
  },
});

const { whole, none, partial } = cameTo<MeasuredMeters>();

const fetching = exportSetup.createStateConfig({
  description: 'Le portail demande les mesures de chaque compteur, quatre à la fois',
  tags: 'busy',
  invoke: {
    id: 'fetchMeasures',
    src: 'fetchMeasures',
    input: ({ context }) => remaining(context),
    onDone: [
      {
        guard: { type: 'isNothingMeasured', params: output },
        target: 'choosing.nothingMeasured',
        description: 'Il n’y a aucune mesure sur cette période',
      },
      { ...whole('writing'), description: 'Toutes les mesures sont là' },
      {
        guard: { type: 'isRefused', params: output },
        target: 'choosing.refused',
        actions: { type: 'rememberRefusal', params: output },
        description: 'La demande est refusée',
      },
      { ...none('failed'), description: 'Aucune mesure n’est venue' },
      { ...partial('incomplete'), description: 'Les mesures de certains compteurs manquent' },
    ],
    onError: { ...failedTo('failed'), description: 'Les mesures n’ont pas pu être demandées' },
  },
  on: {
    cancelled: {
      target: 'choosing',
      description: 'L’utilisateur arrête la demande : ce qui est en cours s’arrête, le choix reste',
    },
  },
});

const listing = exportSetup.createStateConfig({
  description: 'Le portail lit les compteurs du contrat, ou de tous les contrats du compte',
  tags: 'busy',
  invoke: {
    id: 'listMeters',
    src: 'listMeters',
    input: ({ context }) => toListRequest(context),
    onDone: [
      {
        guard: { type: 'isWithoutMeters', params: output },
        target: 'withoutMeters',
        description: 'Il n’y a aucun compteur',
      },
      {
        guard: { type: 'isWhollyListed', params: output },
        target: 'choosing',
        actions: { type: 'rememberMeters', params: output },
        description: 'Les compteurs sont connus',
      },
      {
        target: 'partlyListed',
        actions: { type: 'rememberMeters', params: output },
        description: 'Les compteurs de certains contrats manquent',
      },
    ],
    onError: { ...failedTo('unlisted'), description: 'Les compteurs ne peuvent pas être lus' },
  },
  on: { closed: { target: 'closed', description: 'La fenêtre est fermée : la lecture s’arrête' } },
});

const partlyListed = exportSetup.createStateConfig({
  description: 'Les compteurs de certains contrats n’ont pas pu être lus : l’écran dit lesquels et pourquoi',
  on: {
    retried: { target: 'listing', description: 'L’utilisateur redemande ceux-là, et eux seuls' },
    'rest.kept': {
      guard: 'hasWholeContracts',
      target: 'choosing',
      actions: 'leaveMissedPages',
      description: 'L’utilisateur continue sans ces contrats',
    },
    closed: { target: 'closed', description: 'La fenêtre est fermée' },
  },
});

/**
 * Saves the measures of one meter, of a contract or of all meters in a file (docs/rules.md#consumption-export). A
 * started export continues after its window closes: the actor stops only when there is no data to lose.
 */
export const exportMachine = exportSetup.createMachine({
  id: 'export',
  description: 'Exporter les consommations',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'Le portail regarde si les compteurs sont connus',
      always: [
        {
          guard: 'isInterrupted',
          target: 'interrupted',
          description: 'La fin de la session a interrompu l’export',
        },
        { guard: 'isListed', target: 'choosing', description: 'Les compteurs sont connus' },
        { target: 'listing', description: 'Les compteurs du contrat, ou du compte, sont à lire' },
      ],
    },
    interrupted: {
      description: 'L’écran dit ce que la fin de la session a interrompu, et offre de le reprendre',
      on: {
        retried: {
          target: 'fetching',
          description: 'L’utilisateur reprend : seuls les compteurs qui manquent sont demandés',
        },
        closed: { target: 'closed', description: 'L’utilisateur ne reprend pas' },
      },
    },
    listing,
    partlyListed,
    withoutMeters: {
      description: 'Le compte n’a aucun compteur : l’écran le dit',
      on: { closed: { target: 'closed', description: 'La fenêtre est fermée' } },
    },
    unlisted: {
      description: 'La lecture des compteurs a échoué : l’écran dit pourquoi',
      on: {
        retried: { target: 'listing', description: 'L’utilisateur essaie de nouveau' },
        closed: { target: 'closed', description: 'La fenêtre est fermée' },
      },
    },
    choosing,
    fetching,
    incomplete: {
      description: 'Les mesures de certains compteurs manquent : l’écran dit lesquels et pourquoi',
      on: {
        retried: { target: 'fetching', description: 'L’utilisateur redemande celles-là, et elles seules' },
        'rest.kept': [
          { guard: 'hasMeasures', target: 'writing', description: 'L’utilisateur garde celles qui sont là' },
          { target: 'choosing.nothingMeasured', description: 'Celles qui sont là sont vides' },
        ],
        cancelled: { target: 'choosing', description: 'L’utilisateur renonce au fichier, le choix reste' },
        'connection.restored': connectionRestored,
      },
    },
    failed: {
      description: 'Aucune mesure n’est venue : l’écran dit pourquoi',
      on: {
        retried: { target: 'fetching', description: 'L’utilisateur essaie de nouveau' },
        cancelled: { target: 'choosing', description: 'L’utilisateur revient à son choix' },
        'connection.restored': connectionRestored,
      },
    },
    writing: writingFile({
      port: 'writeFile',
      input: toFileRequest,
      sentences: {
        making: 'Le portail écrit le fichier',
        made: 'Le fichier est prêt',
        unmade: 'Le fichier ne peut pas être écrit',
      },
    }),
    saving: savingFile(nameFile),
    unwritten: unwrittenFile({
      target: 'writing',
      description: 'L’utilisateur essaie de nouveau, avec ce qui est venu',
    }),
    closed: { type: 'final', description: 'La fenêtre est fermée' },
  },
});

export type ExportActor = ActorRefFrom<typeof exportMachine>;
export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;

export type PartProps = { actor: ExportActor; snapshot: ExportSnapshot };
