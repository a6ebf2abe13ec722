import { allRead } from '#src/domain/answer.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import { trendMonths, trendOf } from '#src/domain/consumption/trend.ts';
import type { Episode } from '#src/domain/consumption/watch/episodes.ts';
import { technicalFailure } from '#src/domain/failure.ts';
import { failedCalls } from '#src/domain/fixtures/account.ts';
import {
  everyMeter,
  knownLeak,
  knownMeter,
  measureOn,
  ongoingLeak,
} from '#src/domain/fixtures/consumption.ts';
import { metersRequest, missedMeters, telemetryRequest, watchRequest } from '../meter/meterRequests.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { sitesMachine } from './sites.machine.ts';
import { type SitesQuery, toCheckOf, toReadOf } from './sites.ts';

const today = new Date(2026, 10, 22);

const other: Meter = { ...knownMeter, idPDS: 'PDS004220', matriculeCompteur: 'D21TA1000220' };
const meters = [knownMeter, other];

/** 25 months of 100 m³, except: 124 m³ in the last complete month, one estimated month, one missing month. */
const trend = trendOf(
  trendMonths(today).flatMap((month, rank) => {
    if (rank === 18) return [];
    return measureOn(`${month}-20`, { volume: rank === 23 ? 124 : 100, isEstimated: rank === 20 });
  }),
  today,
);

const read = (...meters: Meter[]) => ({
  fetched: meters.map((meter) => ({ meter, trend, unreadCount: 0 })),
  missed: [],
});

const checked = (episodes: Episode[], ...meters: Meter[]) => ({
  fetched: meters.map((meter) => ({ meter, episodes })),
  missed: [],
});

const noCode = { 'code de la lecture introuvable': technicalFailure('Vérifiez votre connexion.') };

const known = { meters, isListed: true, meterCount: 2, order: 'diameter' as const, first: 2, today };

export const sitesModel = defineModel(sitesMachine, {
  rests: ['unequipped', 'shown'],
  chapter: 'consumption',
  requirements: { overview: ['sites'] },
  inputs: {
    'deux compteurs télérelevés, tous lus': known,
    'deux compteurs, dont un seul est lu d’abord': { ...known, first: 1 },
    'deux compteurs connus sur douze, dont un seul est lu d’abord': {
      ...known,
      first: 1,
      isListed: false,
      meterCount: 12,
    },
    'un compteur connu sur deux': { ...known, meters: [knownMeter], isListed: false },
    'aucun compteur télérelevé': { ...known, meters: [] },
    'aucun compteur télérelevé parmi les premiers': { ...known, meters: [], isListed: false, meterCount: 12 },
  },
  words: {
    events: {
      retried: 'les compteurs qui manquent sont redemandés',
      'all.asked': 'tous les compteurs sont demandés',
      cancelled: 'la lecture de tous les compteurs est abandonnée',
    },
    guards: {
      isUnequipped: 'aucun compteur connu n’est télérelevé',
      isSmallPart: 'le compte a peu de compteurs, qui ne sont pas tous connus',
      isNoneShown: 'aucune consommation n’est encore affichée',
      isNothingRead: 'aucun compteur n’a répondu',
      isMoreToCheck: 'des compteurs restent à vérifier',
      hasMissedTrends: 'la consommation d’un compteur n’a pas pu être lue',
      hasUncheckedMeters: 'un compteur n’a pas été vérifié',
      isMoreKnown: 'des compteurs connus restent à lire',
      isPartOfList: 'une partie seulement des compteurs est connue',
      isReadingAll: 'tous les compteurs ont été demandés',
    },
    ports: {
      awaitIdle: 'l’attente du repos du navigateur',
      listAllMeters: 'la recherche de tous les compteurs télérelevés',
      readTrends: 'la lecture des consommations par mois',
      readLeaks: 'la recherche de fuites probables',
    },
    actions: {
      rememberMeters: 'tous les compteurs télérelevés sont gardés',
      rememberTrends: 'les consommations par mois sont gardées, les compteurs qui manquent sont notés',
      rememberLeaks: 'les hausses trouvées sont gardées, les compteurs qui manquent sont notés',
      askAll: 'tous les compteurs sont à lire',
      askFirst: 'seuls les plus gros compteurs sont à lire',
    },
  },
  cases: {},
  outcomes: {
    awaitIdle: { done: { 'le navigateur est au repos': undefined }, failed: noCode },
    listAllMeters: { done: { 'deux compteurs': allRead(meters) }, failed: failedCalls },
    // The loading ends after a result with both meters.
    readTrends: {
      done: {
        'les deux compteurs': read(...meters),
        'le premier, et l’autre sans réponse': { ...read(knownMeter), missed: missedMeters([other]) },
        'aucune réponse': { fetched: [], missed: missedMeters([other]) },
      },
      failed: noCode,
    },
    readLeaks: {
      done: {
        'aucune hausse en cours': checked([knownLeak], ...meters),
        'une fuite en cours, et un compteur sans réponse': {
          ...checked([ongoingLeak, { ...ongoingLeak, cause: 'activity' }], knownMeter),
          missed: missedMeters([other]),
        },
      },
      failed: noCode,
    },
  },
  requests: {
    awaitIdle: [],
    listAllMeters: [metersRequest(() => everyMeter)],
    readTrends: [
      telemetryRequest(({ meters: [meter] }: SitesQuery) => ({
        meter,
        mode: 'monthly',
        days: { startDate: '2024-11-01', endDate: '2026-11-22' },
      })),
    ],
    readLeaks: [watchRequest],
  },
  key: ({ meters, isListed, most, trends, leaks, ...context }) => ({
    meters: meters.length,
    isListed,
    isSmall: context.meterCount <= context.first,
    first: context.first,
    isAll: most > 2,
    read: trends.fetched.length,
    missed: trends.missed.length,
    checked: leaks.fetched.length,
    unchecked: leaks.missed.length,
    toRead: toReadOf({ meters, most, trends }).length,
    toCheck: toCheckOf({ meters, most, leaks }).length,
  }),
});
