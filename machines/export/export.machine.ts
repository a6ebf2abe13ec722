import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  cameTo,
  connectionRestored,
  saveRepeated,
  savingAgain,
  savingFile,
  unsaved,
  unwrittenFile,
  writingFile,
} from '../export-file/exportFile.state.ts';
import { called, doneIf, doneTo, failedTo } from '../setup/chart.ts';
import {
  exportSetup,
  initialContext,
  type MeasuredMeters,
  nameFile,
  remaining,
  toFileRequest,
  toListRequest,
} from './export.setup.ts';
import { type InterruptedExport, toInterrupted } from './storedExports.ts';

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
    ready: { description: 'Le formulaire est affiché, avec le dernier choix', tags: 'idle' },
    nothingMeasured: { description: 'Un message indique que la période n’a aucune mesure' },
    refused: { description: 'Le formulaire affiche la raison du refus' },
    saved: {
      description: 'Un message confirme l’enregistrement du fichier, et le formulaire peut servir de nouveau',
      tags: ['ended', 'toConsult'],
      on: { 'save.repeated': saveRepeated },
    },
    savingAgain,
    unsaved: { ...unsaved, on: { 'save.repeated': saveRepeated } },
  },
});

const { whole, none, partial } = cameTo<MeasuredMeters>();

const fetching = exportSetup.createStateConfig({
  description: 'Le portail demande les mesures de chaque compteur, quatre à la fois',
  tags: ['busy', 'held'],
  invoke: {
    ...called('fetchMeasures'),
    input: ({ context }) => remaining(context),
    onDone: [
      doneIf('isNothingMeasured', {
        target: 'choosing.nothingMeasured',
        description: 'Il n’y a aucune mesure sur cette période',
      }),
      { ...whole('writing'), description: 'Toutes les mesures sont lues' },
      doneIf(
        'isRefused',
        doneTo('choosing.refused', 'rememberRefusal', { description: 'La demande est refusée' }),
      ),
      { ...none('failed'), description: 'Aucune mesure n’a pu être lue' },
      { ...partial('incomplete'), description: 'Les mesures de certains compteurs manquent' },
    ],
    onError: failedTo('failed', { description: 'Les mesures n’ont pas pu être demandées' }),
  },
  on: {
    cancelled: {
      target: 'choosing',
      description: 'L’utilisateur arrête la demande : ce qui est en cours s’arrête, le choix reste',
    },
  },
});

const listing = exportSetup.createStateConfig({
  description: 'Le portail lit les compteurs du contrat, ou de tous les contrats du compte',
  tags: 'busy',
  invoke: {
    ...called('listMeters'),
    input: ({ context }) => toListRequest(context),
    onDone: [
      doneIf('isWithoutMeters', { target: 'withoutMeters', description: 'Il n’y a aucun compteur' }),
      doneIf(
        'isWhollyListed',
        doneTo('choosing', 'rememberMeters', { description: 'Les compteurs sont connus' }),
      ),
      doneTo('partlyListed', 'rememberMeters', {
        description: 'Les compteurs de certains contrats manquent',
      }),
    ],
    onError: failedTo('unlisted', { description: 'Les compteurs ne peuvent pas être lus' }),
  },
  on: { closed: { target: 'closed', description: 'La fenêtre est fermée : la lecture s’arrête' } },
});

const partlyListed = exportSetup.createStateConfig({
  description:
    'Les compteurs de certains contrats n’ont pas pu être lus : leur liste s’affiche, avec les raisons',
  on: {
    retried: {
      target: 'listing',
      description: 'L’utilisateur redemande les compteurs de ces contrats, et eux seuls',
    },
    'rest.kept': {
      guard: 'hasWholeContracts',
      target: 'choosing',
      actions: 'leaveMissedPages',
      description: 'L’utilisateur continue sans ces contrats',
    },
    closed: { target: 'closed', description: 'La fenêtre est fermée' },
  },
});

export const exportMachine = exportSetup.createMachine({
  id: 'export',
  description: 'Exporter les consommations',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'Le portail vérifie si les compteurs sont connus',
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
      description:
        'Un message rappelle l’export que la fin de la session a interrompu et propose de le reprendre',
      tags: 'interrupted',
      on: {
        retried: {
          target: 'fetching',
          description: 'L’utilisateur reprend : seuls les compteurs qui manquent sont demandés',
        },
        closed: { target: 'closed', description: 'L’utilisateur ne reprend pas' },
      },
    },
    listing,
    partlyListed,
    withoutMeters: {
      description: 'Un message indique que le compte n’a aucun compteur',
      on: { closed: { target: 'closed', description: 'La fenêtre est fermée' } },
    },
    unlisted: {
      description: 'La lecture des compteurs a échoué : un message en donne la raison',
      on: {
        retried: { target: 'listing', description: 'L’utilisateur essaie de nouveau' },
        closed: { target: 'closed', description: 'La fenêtre est fermée' },
      },
    },
    choosing,
    fetching,
    incomplete: {
      description:
        'Les mesures de certains compteurs n’ont pas pu être lues : leur liste s’affiche, avec les raisons',
      tags: 'held',
      on: {
        retried: {
          target: 'fetching',
          description: 'L’utilisateur redemande les mesures qui manquent, et elles seules',
        },
        'rest.kept': [
          {
            guard: 'hasMeasures',
            target: 'writing',
            description: 'L’utilisateur garde les mesures déjà lues',
          },
          { target: 'choosing.nothingMeasured', description: 'Les mesures déjà lues sont vides' },
        ],
        cancelled: { target: 'choosing', description: 'L’utilisateur renonce au fichier, le choix reste' },
        'connection.restored': connectionRestored,
      },
    },
    failed: {
      description: 'Aucune mesure n’a pu être lue : un message en donne la raison',
      tags: 'held',
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
    unwritten: {
      ...unwrittenFile({
        target: 'writing',
        description: 'L’utilisateur essaie de nouveau, avec les mesures déjà lues',
      }),
      tags: 'held',
    },
    closed: { type: 'final', description: 'La fenêtre est fermée' },
  },
});

export type ExportActor = ActorRefFrom<typeof exportMachine>;
export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;

export type PartProps = { actor: ExportActor; snapshot: ExportSnapshot };

/** Meters that no saved file contains when the session ends; null if there are none. */
export const leftOfExport = (actor: Pick<ExportActor, 'getSnapshot'>): InterruptedExport | null => {
  const snapshot = actor.getSnapshot();
  const { listed, request, interrupted, savedBefore, fetched } = snapshot.context;
  if (snapshot.hasTag('interrupted')) return interrupted ?? null;
  if (!listed || !request) return null;
  const saved = snapshot.matches({ choosing: 'saved' }) ? fetched.length : 0;
  return toInterrupted({
    contracts: listed.contracts,
    request: snapshot.matches('choosing') ? remaining(snapshot.context) : request,
    saved: savedBefore + saved,
    unread: listed.unread,
  });
};
