import { t as billing } from '#locales/fr/billing.ts';
import { t as collaborators } from '#locales/fr/collaborators.ts';
import { t as consumption } from '#locales/fr/consumption.ts';
import { t as contractList } from '#locales/fr/contractList.ts';
import { t as directDebit } from '#locales/fr/directDebit.ts';
import { t as consumptionExport } from '#locales/fr/export.ts';
import { t as histogram } from '#locales/fr/histogram.ts';
import { t as inserts } from '#locales/fr/inserts.ts';
import { t as invoiceExport } from '#locales/fr/invoiceExport.ts';
import { t as meter } from '#locales/fr/meter.ts';
import { t as payment } from '#locales/fr/payment.ts';
import { t as place } from '#locales/fr/place.ts';
import { t as session } from '#locales/fr/session.ts';
import { t as ui } from '#locales/fr/ui.ts';

/** What the screens of a flow say, by state: what needs no more than its words (see `readings.ts`). */

export const sessionScreens: Readonly<Record<string, readonly string[]>> = {
  'open.closed.refused': [session('refused.title'), session('refused.text')],
  'open.closed.unidentified': [session('unidentified.title'), session('unidentified.text')],
  'open.opening.profileUnavailable': [session('unavailable.title'), session('unavailable.text')],
  'open.signedIn.stale': [session('stale.title'), session('stale.text')],
  gone: [session('redirection.title'), session('redirection.text'), session('redirection.help')],
  signedOut: [session('signedOut.title'), session('signedOut.text')],
};

export const listScreens: Readonly<Record<string, readonly string[]>> = {
  empty: [collaborators('empty'), collaborators('emptyHelp')],
  'listed.stale': [collaborators('stale.title')],
};

export const histogramScreens: Readonly<Record<string, readonly string[]>> = {
  loading: [histogram('loading')],
  unavailable: [histogram('failed.title')],
};

export const insertsScreens: Readonly<Record<string, readonly string[]>> = {
  loading: [ui('loading')],
  empty: [inserts('empty')],
};

/** What a searched list of contracts says; `empty` is its flow's own. */
const contractListScreens = (...empty: readonly string[]): Readonly<Record<string, readonly string[]>> => ({
  misunderstood: [contractList('search.misunderstood')],
  empty,
  'listed.stuck': [contractList('stuck')],
});

export const billingScreens = contractListScreens(billing('empty'), billing('emptyHelp'));

export const consumptionScreens = contractListScreens(consumption('empty'), consumption('emptyHelp'));

export const debitScreens: Readonly<Record<string, readonly string[]>> = {
  loading: [directDebit('loading.title'), directDebit('loading.text')],
  inPlace: [directDebit('done.inPlace.title'), directDebit('done.inPlace.text')],
  verifying: [directDebit('done.verifying')],
  unverified: [directDebit('done.unverified')],
  signed: [directDebit('done.signed.title'), directDebit('done.signed.text')],
  unsigned: [directDebit('done.unsigned.title'), directDebit('done.unsigned.text')],
};

export const exportFailures: Readonly<Record<string, string>> = {
  unlisted: invoiceExport('unlisted'),
  'collecting.failed': invoiceExport('failed'),
  unwritten: invoiceExport('unwritten'),
};

export const consumptionExportScreens: Readonly<Record<string, string>> = {
  unlisted: consumptionExport('unlisted'),
  'choosing.nothingMeasured': consumptionExport('nothingMeasured'),
  failed: consumptionExport('failed'),
  unwritten: consumptionExport('unwritten'),
};

export const paymentScreens: Readonly<Record<string, readonly string[]>> = {
  loading: [payment('loading')],
  late: [payment('late.text')],
  shown: [payment('shown.text'), payment('shown.next')],
  failed: [payment('failed.title'), payment('failed.text')],
  saved: [payment('saved.title'), payment('saved.text')],
};

export const suggestionScreens: Readonly<Record<string, readonly string[]>> = {
  searching: [place('searching')],
  nothingFound: [place('town.nothingFoundFree')],
  resting: [place('town.freeEntry')],
};

export const meterScreens: Readonly<Record<string, readonly string[]>> = {
  locating: [ui('loading')],
  unknown: [meter('unknown.title'), meter('unknown.message'), meter('unknown.help')],
};
