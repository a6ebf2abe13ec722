import { t as addContract } from '#locales/fr/addContract.ts';
import { t as billingEdit } from '#locales/fr/billingEdit.ts';
import { t as collaborators } from '#locales/fr/collaborators.ts';
import { t as contactEdit } from '#locales/fr/contactEdit.ts';
import { t as directDebit } from '#locales/fr/directDebit.ts';
import { t as emailEdit } from '#locales/fr/emailEdit.ts';
import { failures } from '#locales/fr/failures.ts';
import { t as ibanEdit } from '#locales/fr/ibanEdit.ts';
import { t as invite } from '#locales/fr/invite.ts';
import { t as mandateDownload } from '#locales/fr/mandateDownload.ts';
import { t as nameEdit } from '#locales/fr/nameEdit.ts';
import { t as passwordEdit } from '#locales/fr/passwordEdit.ts';
import { t as personalSpace } from '#locales/fr/personalSpace.ts';
import { t as profileCompletion } from '#locales/fr/profileCompletion.ts';
import { t as session } from '#locales/fr/session.ts';
import { t as signup } from '#locales/fr/signup.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/plural.ts';
import { type Choice, noticeKeys } from '#machines/collaborators/collaborators.setup.ts';
import { nameOf } from '#machines/domain/collaborator.ts';
import { toFailure } from '#machines/domain/failure.ts';
import { invitationsOf } from '#machines/invite/invitations.ts';
import type { Frame } from '#machines/kit/walk.ts';

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

const sessionScreens: Readonly<Record<string, readonly string[]>> = {
  'open.closed.refused': [session('refused.title'), session('refused.text')],
  'open.closed.unidentified': [session('unidentified.title'), session('unidentified.text')],
  'open.profileUnavailable': [session('unavailable.title'), session('unavailable.text')],
  'open.signedIn.stale': [session('stale.title'), session('stale.text')],
  gone: [session('redirection.title'), session('redirection.text'), session('redirection.help')],
  signedOut: [session('signedOut.title'), session('signedOut.text')],
};

const listScreens: Readonly<Record<string, readonly string[]>> = {
  unavailable: [ui('list.failed'), ui('list.failedDetail')],
  empty: [collaborators('empty'), collaborators('emptyHelp')],
  'listed.stale': [collaborators('stale.title'), collaborators('stale.text')],
};

const debitScreens: Readonly<Record<string, readonly string[]>> = {
  loading: [directDebit('loading.title'), directDebit('loading.text')],
  inPlace: [directDebit('done.inPlace.title'), directDebit('done.inPlace.text')],
  signed: [directDebit('done.signed.title'), directDebit('done.signed.text')],
  unsigned: [directDebit('done.unsigned.title'), directDebit('done.unsigned.text')],
  turnedAway: [directDebit('unavailable')],
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
  profileCompletion: form(profileCompletion('adviser'), profileCompletion('done')),
  addContract: form(addContract('adviser'), personalSpace('done.addContract')),
  nameEdit: form(nameEdit('adviser'), personalSpace('done.name')),
  passwordEdit: form(passwordEdit('adviser'), personalSpace('done.password')),
  contactEdit: form(contactEdit('adviser'), personalSpace('done.contact')),
  ibanEdit: form(ibanEdit('adviser'), personalSpace('done.iban')),
  billingEdit: (frame, before) =>
    !frame.move && frame.name === 'editing' && contextOf(frame).input.role === 'internal_adviser_admin'
      ? [billingEdit('closed')]
      : form(billingEdit('adviser'), personalSpace('done.billing'))(frame, before),
  emailEdit: (frame, before) => {
    const { email } = contextOf(frame).payload ?? {};
    return frame.name === 'tokenLost'
      ? [emailEdit('tokenLost.title'), emailEdit('tokenLost.text', { email })]
      : form(emailEdit('adviser'), personalSpace('done.email'))(frame, before);
  },
  directDebit: ({ name }) => debitScreens[name] ?? [],
  mandateDownload: ({ name }) =>
    name === 'failed'
      ? [session('unidentified.title'), session('unidentified.text')]
      : [mandateDownload('loading')],
  collaborators: ({ name, move }, before) => {
    const choice: Choice | undefined = before && contextOf(before).choice;
    if (before?.name === 'acting' && move?.kind === 'answer' && choice)
      return [
        collaborators(`notices.${noticeKeys[choice.action][move.result]}`, {
          name: nameOf(choice.collaborator),
        }),
      ];
    // The alert of a stale list was there already, unless the list has just been read.
    return move?.kind === 'answer' ? (listScreens[name] ?? []) : [];
  },
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
  const { message, fields } = toFailure(thrown);
  return [message || failures.technical, ...Object.values(fields).flat()];
};

/** What the customer reads that the frame before did not say, in the words of the screens. */
export const readingOf = (flow: string, frame: Frame, before?: Frame): string[] => {
  const says = (at: Frame, last?: Frame) => readings[flow]?.(at, last) ?? [];
  const known = before ? says(before) : [];
  const texts = [...failureOf(frame), ...says(frame, before).filter((text) => !known.includes(text))];
  return [...new Set(texts)];
};
