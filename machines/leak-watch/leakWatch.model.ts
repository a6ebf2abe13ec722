import type { Meter } from '#src/domain/consumption/meter.ts';
import type { Episode } from '#src/domain/consumption/watch/episodes.ts';
import { failedCalls } from '#src/domain/fixtures/account.ts';
import { everyMeter, knownLeak, knownRise, ongoingLeak } from '#src/domain/fixtures/consumption.ts';
import { saveFileOutcomes } from '../export-file/exportFile.model.ts';
import {
  batchMeters,
  firstMeter,
  listedMeters,
  metersRequest,
  missedMeters,
  noCode,
  otherMeters,
  watchRequest,
} from '../meter/meterRequests.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { leakWatchMachine } from './leakWatch.machine.ts';

const found = (of: readonly Meter[], ...episodes: Episode[]) => of.map((meter) => ({ meter, episodes }));

const listed = (items: readonly Meter[]) => ({ ...listedMeters(items, 12), today: new Date(2026, 10, 22) });

const readAt = Date.UTC(2026, 10, 22, 9);

const file = new Blob(['PK']);

const unread = 'The portal loads no measures before the list of meters, so the action has nothing to reset.';

export const leakWatchModel = defineModel(leakWatchMachine, {
  rests: ['unequipped'],
  chapter: 'consumption',
  requirements: { 'leak-watch': ['leakWatch'] },
  inputs: {
    'un utilisateur connecté': {},
    'un utilisateur dont la session a expiré pendant l’analyse': { wasInterrupted: true },
  },
  words: {
    events: { started: 'l’analyse est lancée', 'list.asked': 'la liste est demandée dans un fichier' },
    guards: {
      isNothing: 'aucun compteur n’est télérelevé',
      wasInterrupted: 'la fin de la session a interrompu une analyse',
      hasAlarms: 'une hausse au moins a été trouvée',
    },
    ports: { listMeters: 'la recherche des compteurs télérelevés' },
    actions: {
      rememberMeters: 'les compteurs à lire sont gardés',
      rememberRead: 'ce qui a été trouvé est gardé, les compteurs qui manquent sont notés',
      rememberSaved: 'le nom du fichier est gardé, avec le nombre de hausses',
      askList: 'le format est gardé',
      readAgain: 'chaque compteur est à lire de nouveau',
    },
  },
  cases: { 'list.asked': { 'en classeur': { format: 'xlsx' } } },
  outcomes: {
    listMeters: {
      done: { 'vingt et un compteurs': listed(batchMeters), 'aucun compteur': listed([]) },
      failed: failedCalls,
    },
    // Example results for two meters. Except in the last example, both have a result, so the search ends.
    readMeters: {
      done: {
        'une fuite partout, et une hausse de saison': {
          fetched: [...found([firstMeter], knownRise, knownLeak), ...found(otherMeters, ongoingLeak)],
          missed: [],
          readAt,
        },
        'aucune hausse': { fetched: found(batchMeters), missed: [], readAt },
        'aucune réponse': { fetched: [], missed: missedMeters(batchMeters), readAt },
        'une fuite à dix-neuf, un sans réponse, le dernier à lire': {
          fetched: found(batchMeters.slice(0, 19), knownLeak),
          missed: missedMeters(batchMeters.slice(19, 20)),
          readAt,
        },
      },
      failed: { 'code de la lecture introuvable': noCode },
    },
    writeList: { done: { 'une liste': file }, failed: { 'code de l’écriture introuvable': noCode } },
    saveFile: saveFileOutcomes,
  },
  requests: {
    listMeters: [metersRequest(() => everyMeter)],
    readMeters: [watchRequest],
    writeList: [],
    saveFile: [],
  },
  equivalent: {
    'remove forgetRead leakWatch.listing|cancelled|0': unread,
    'remove forgetRead leakWatch.unlisted|cancelled|0': unread,
  },
  key: ({ wasInterrupted, meters: all, fetched, missed }) => ({
    wasInterrupted,
    meters: all.length,
    fetched: fetched.length,
    missed: missed.length,
    alarms: fetched.flatMap(({ episodes }) => episodes).length,
  }),
});
