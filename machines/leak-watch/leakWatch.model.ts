import { allRead } from '#src/domain/answer.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import type { Episode } from '#src/domain/consumption/watch/episodes.ts';
import { technicalFailure } from '#src/domain/failure.ts';
import { failedCalls } from '#src/domain/fixtures/account.ts';
import {
  everyMeter,
  knownLeak,
  knownMeter,
  knownRise,
  makeMeters,
  ongoingLeak,
} from '#src/domain/fixtures/consumption.ts';
import { exportFileWords, saveFileOutcomes } from '../export-file/exportFile.model.ts';
import { metersRequest, watchRequest } from '../meter/meterRequests.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { leakWatchMachine } from './leakWatch.machine.ts';

/** 21 meters: one more than a batch. */
const [first = knownMeter, ...others] = makeMeters(21);
const meters = [first, ...others];

const unavailable = technicalFailure('Le service est injoignable.');
const noCode = technicalFailure('Vérifiez votre connexion, puis réessayez.');

const found = (of: readonly Meter[], ...episodes: Episode[]) => of.map((meter) => ({ meter, episodes }));
const missing = (of: readonly Meter[]) => of.map((meter) => ({ meter, failure: unavailable }));

const listed = (items: readonly Meter[]) => ({
  ...allRead(items),
  contracts: [{ reference: first.reference, name: 'Fournil' }],
  onSiteCount: 12,
  today: new Date(2026, 10, 22),
});

const readAt = Date.UTC(2026, 10, 22, 9);

const file = new Blob(['PK']);

export const leakWatchModel = defineModel(leakWatchMachine, {
  rests: ['unequipped'],
  chapter: 'consumption',
  requirements: { 'leak-watch': ['leakWatch'] },
  inputs: {
    'un utilisateur connecté': {},
    'un utilisateur dont la session a expiré pendant l’analyse': { wasInterrupted: true },
  },
  words: {
    events: {
      ...exportFileWords.events,
      started: 'l’analyse est lancée',
      paused: 'la lecture est mise en pause',
      resumed: 'la lecture reprend',
      'list.asked': 'la liste est demandée dans un fichier',
    },
    guards: {
      wasInterrupted: 'la fin de la session a interrompu une analyse',
      isNothing: 'aucun compteur n’est télérelevé',
      isMoreToRead: 'des compteurs restent à lire',
      hasMissed: 'des compteurs n’ont pas pu être lus',
      hasAlarms: 'une hausse au moins a été trouvée',
    },
    ports: {
      listMeters: 'la recherche des compteurs télérelevés',
      readMeters: 'la lecture d’un lot de compteurs',
      writeList: 'l’écriture de la liste',
      ...exportFileWords.ports,
    },
    actions: {
      ...exportFileWords.actions,
      rememberMeters: 'les compteurs à lire sont gardés',
      rememberRead: 'ce qui a été trouvé est gardé, les compteurs qui manquent sont notés',
      rememberSaved: 'le nom du fichier est gardé, avec le nombre de hausses',
      askList: 'le format est gardé',
      forgetMissed: 'les compteurs qui manquent sont à lire de nouveau',
      forgetRead: 'ce qui a été lu est oublié',
      readAgain: 'chaque compteur est à lire de nouveau',
    },
  },
  cases: {
    started: {},
    paused: {},
    resumed: {},
    cancelled: {},
    retried: {},
    'list.asked': { 'en classeur': { format: 'xlsx' }, 'en CSV': { format: 'csv' } },
  },
  outcomes: {
    listMeters: {
      done: { 'vingt et un compteurs': listed(meters), 'aucun compteur': listed([]) },
      failed: failedCalls,
    },
    // Batch of twenty meters. A response with all the meters ends the reading.
    readMeters: {
      done: {
        'une fuite partout, et une hausse de saison': {
          fetched: [...found([first], knownRise, knownLeak), ...found(others, ongoingLeak)],
          missed: [],
          readAt,
        },
        'aucune hausse': { fetched: found(meters), missed: [], readAt },
        'aucune réponse': { fetched: [], missed: missing(meters), readAt },
        'une fuite à dix-neuf, un sans réponse, le dernier à lire': {
          fetched: found(meters.slice(0, 19), knownLeak),
          missed: missing(meters.slice(19, 20)),
          readAt,
        },
      },
      failed: { 'code de la lecture introuvable': noCode },
    },
    writeList: {
      done: { 'une liste': file },
      failed: { 'code de l’écriture introuvable': noCode },
    },
    saveFile: saveFileOutcomes,
  },
  requests: {
    listMeters: [metersRequest(() => everyMeter)],
    readMeters: [watchRequest],
    writeList: [],
    saveFile: [],
  },
  key: ({ wasInterrupted, meters: all, fetched, missed }) => ({
    wasInterrupted,
    meters: all.length,
    fetched: fetched.length,
    missed: missed.length,
    alarms: fetched.flatMap(({ episodes }) => episodes).length,
  }),
});
