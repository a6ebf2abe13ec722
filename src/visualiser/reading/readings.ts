import { t as addContract } from '#locales/fr/addContract.ts';
import { t as billingEdit } from '#locales/fr/billingEdit.ts';
import { t as collaborators } from '#locales/fr/collaborators.ts';
import { t as contactEdit } from '#locales/fr/contactEdit.ts';
import { t as contractList } from '#locales/fr/contractList.ts';
import { t as customerService } from '#locales/fr/customerService.ts';
import { t as documentDownload } from '#locales/fr/documentDownload.ts';
import { t as emailEdit } from '#locales/fr/emailEdit.ts';
import { t as consumptionExport } from '#locales/fr/export.ts';
import { t as ibanEdit } from '#locales/fr/ibanEdit.ts';
import { t as invite } from '#locales/fr/invite.ts';
import { t as invoiceExport } from '#locales/fr/invoiceExport.ts';
import { t as mandateDownload } from '#locales/fr/mandateDownload.ts';
import { t as nameEdit } from '#locales/fr/nameEdit.ts';
import { t as passwordEdit } from '#locales/fr/passwordEdit.ts';
import { t as personalSpace } from '#locales/fr/personalSpace.ts';
import { t as phoneLookup } from '#locales/fr/phoneLookup.ts';
import { t as productContact } from '#locales/fr/productContact.ts';
import { t as profileCompletion } from '#locales/fr/profileCompletion.ts';
import { t as signup } from '#locales/fr/signup.ts';
import { plural } from '#locales/plural.ts';
import { type Choice, noticeKeys } from '#machines/collaborators/collaborators.setup.ts';
import { documentName } from '#machines/document-download/portalDocument.ts';
import { nameOf } from '#machines/domain/account/collaborator.ts';
import { toFailure } from '#machines/domain/failure.ts';
import { invitationsOf } from '#machines/invite/invitations.ts';
import type { Exploration } from '../../kit/explore/explore.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import type { Read } from '../../kit/narration/goals.ts';
import { failureText } from '../../views/failureText.ts';
import { turnedAwayText } from '../../views/turnedAwayText.ts';
import {
  billingScreens,
  consumptionExportScreens,
  consumptionScreens,
  debitScreens,
  exportFailures,
  histogramScreens,
  insertsScreens,
  listScreens,
  meterScreens,
  paymentScreens,
  sessionScreens,
  suggestionScreens,
} from './screens.ts';

/** What a screen says in a frame, and after which one. */
type Reading = (frame: Frame, before: Frame | undefined) => readonly string[];

const contextOf = ({ configuration }: Frame) => configuration.snapshot.context;

/** A form says why an adviser may not send it, then that it is done. */
const form =
  (adviser: string, done: string): Reading =>
  (frame) => {
    const isAdviser = contextOf(frame).input.role.startsWith('internal_adviser');
    if (frame.name === 'consulting') return isAdviser ? [adviser] : [];
    return frame.name === 'submitted' ? [done] : [];
  };

const rowPages: Reading = ({ name }) => (name === 'stuck' ? [contractList('table.failed')] : []);

const phoneScreens = ({ name, configuration }: Frame): readonly string[] => {
  const { place: town, street, answer, purpose } = configuration.snapshot.context;
  const otherwise = phoneLookup(purpose === 'day' ? 'otherwise.day' : 'otherwise.emergency');
  if (name === 'searching') return street ? [] : [phoneLookup('loading')];
  if (name === 'nothingFound')
    return [
      phoneLookup('nothingFound', town),
      phoneLookup('nothingFoundDetail'),
      purpose === 'day' ? phoneLookup('orService') : otherwise,
    ];
  if (name === 'askingStreet' && street)
    return [phoneLookup('insufficientStreet'), answer.message, otherwise];
  return name === 'explained' || name === 'askingStreet' ? [answer.message] : [];
};

const readings: Readonly<Record<string, Reading>> = {
  session: ({ name }) => sessionScreens[name] ?? [],
  signup: (frame, before) => {
    const { isCreated, isContractAdded } = contextOf(frame);
    if (frame.name === 'attaching') return [signup(isCreated ? 'contract.intro' : 'contract.introSignedIn')];
    // Without a stored token, the sign-in comes before the personal space and its welcome.
    if (frame.name !== 'finished' || before?.name === 'submitting.storingToken') return [];
    return [
      ...(isContractAdded ? [signup('contract.added')] : []),
      ...(isCreated ? [personalSpace('created.title'), personalSpace('created.text')] : []),
    ];
  },
  productContact: ({ name }) =>
    name === 'submitted' ? [productContact('sent.title'), productContact('sent.text')] : [],
  profileCompletion: form(profileCompletion('adviser'), profileCompletion('done')),
  addContract: form(addContract('adviser'), addContract('done')),
  nameEdit: form(nameEdit('adviser'), nameEdit('done')),
  passwordEdit: form(passwordEdit('adviser'), passwordEdit('done')),
  contactEdit: form(contactEdit('adviser'), contactEdit('done')),
  ibanEdit: form(ibanEdit('adviser'), ibanEdit('done')),
  billingEdit: (frame, before) =>
    !frame.move && frame.name === 'editing' && contextOf(frame).input.role === 'internal_adviser_admin'
      ? [billingEdit('closed')]
      : form(billingEdit('adviser'), billingEdit('done'))(frame, before),
  emailEdit: (frame, before) => {
    const { email } = contextOf(frame).payload ?? {};
    return frame.name === 'tokenLost'
      ? [emailEdit('tokenLost.title'), emailEdit('tokenLost.text', { email })]
      : form(emailEdit('adviser'), emailEdit('done'))(frame, before);
  },
  billing: ({ name }) => billingScreens[name] ?? [],
  invoicePages: rowPages,
  consumption: ({ name }) => consumptionScreens[name] ?? [],
  meterPages: rowPages,
  directDebit: (frame) =>
    frame.name === 'turnedAway' ? [turnedAwayText(contextOf(frame))] : (debitScreens[frame.name] ?? []),
  invoiceExport: (frame) => {
    const { saved, missed } = contextOf(frame);
    if (frame.name === 'choosing.saved') return [invoiceExport(`saved.${plural(saved.count)}`, saved)];
    if (frame.name === 'choosing.nothingFound') return [invoiceExport('nothingFound')];
    if (frame.name === 'collecting.incomplete')
      return [invoiceExport(`incomplete.${plural(missed.length)}`, { count: missed.length })];
    const title = exportFailures[frame.name];
    return title ? [title] : [];
  },
  export: (frame) => {
    const { saved, missed } = contextOf(frame);
    if (frame.name === 'choosing.saved') return [consumptionExport(`saved.${plural(saved.count)}`, saved)];
    if (frame.name === 'choosing.refused') return [contextOf(frame).failure.message];
    if (frame.name === 'incomplete')
      return [consumptionExport(`incomplete.${plural(missed.length)}`, { count: missed.length })];
    const title = consumptionExportScreens[frame.name];
    return title ? [title] : [];
  },
  mandateDownload: ({ name }) =>
    name === 'failed'
      ? [mandateDownload('failed.title'), mandateDownload('failed.text')]
      : [mandateDownload('loading')],
  documentDownload: (frame) => {
    const { document } = contextOf(frame);
    return frame.name === 'saved'
      ? [
          documentDownload(document.kind === 'invoice' ? 'invoice.done' : 'insert.done', {
            name: documentName(document),
          }),
        ]
      : [];
  },
  histogram: ({ name }) => histogramScreens[name] ?? [],
  addressSuggestion: ({ name }) => suggestionScreens[name] ?? [],
  phoneLookup: phoneScreens,
  inserts: ({ name }) => insertsScreens[name] ?? [],
  collaborators: (frame, before) => {
    const { name, move } = frame;
    const { failed, listFailure } = contextOf(frame);
    const choice: Choice | undefined = before && contextOf(before).choice;
    if (before?.name === 'acting' && move?.kind === 'answer' && choice)
      return [
        collaborators(`notices.${noticeKeys[choice.action][move.result]}`, {
          name: nameOf(choice.collaborator),
        }),
        ...(failed ? [failureText(failed.failure)] : []),
      ];
    // The alert of a stale list was there already, unless the list has just been read.
    if (move?.kind !== 'answer') return [];
    const isUnread = name === 'unavailable' || name === 'listed.stale';
    return [...(listScreens[name] ?? []), ...(isUnread ? [failureText(listFailure)] : [])];
  },
  customerService: (frame) => {
    if (frame.name === 'preparing.consulting') return [customerService('adviser')];
    if (frame.name === 'sent') return [customerService('sent.title'), customerService('sent.text')];
    if (frame.name !== 'confirming') return [];
    const { first_name, last_name } = contextOf(frame).request;
    return [customerService('confirming.text', { name: `${first_name} ${last_name}` })];
  },
  meter: ({ name }) => meterScreens[name] ?? [],
  payment: (frame) =>
    frame.name === 'turnedAway' ? [turnedAwayText(contextOf(frame))] : (paymentScreens[frame.name] ?? []),
  invite: (frame) => {
    if (frame.name !== 'invited') return [];
    const count = invitationsOf(contextOf(frame)).length;
    return [invite(`done.title.${plural(count)}`, { count }), invite('done.text')];
  },
};

/** A form says over what was typed why its request failed, then the same of each field. */
const failureOf = (frame: Frame): readonly string[] => {
  const thrown = contextOf(frame).failure;
  if (frame.move?.kind !== 'answer' || frame.move.result !== 'failed' || !thrown) return [];
  const failure = toFailure(thrown);
  return [failureText(failure), ...Object.values(failure.fields).flat()];
};

/** What the customer reads that the frame before did not say, in the words of the screens. */
export const readingOf = (flow: string, frame: Frame, before?: Frame): string[] => {
  const textsOf = (at: Frame, last?: Frame) => readings[flow]?.(at, last) ?? [];
  const known = before ? textsOf(before) : [];
  const texts = [...failureOf(frame), ...textsOf(frame, before).filter((text) => !known.includes(text))];
  return [...new Set(texts)];
};

/** An exploration of a flow, with what its customer reads. */
export const withReading = (exploration: Exploration): Read => ({
  ...exploration,
  reading: (frame, before) => readingOf(exploration.chart.id, frame, before),
});
