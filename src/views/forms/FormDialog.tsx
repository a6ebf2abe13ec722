import type { ComponentType } from 'react';
import { required } from '#machines/setup/chart.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { ProfileChange } from '../../domain/account/user.ts';
import type { Contract } from '../../domain/contract/contract.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { DialogContent } from '../../ui/dialogs/Dialog.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { GoesOnContext, goesOn } from '../../ui/forms/readForm.ts';
import { useSnapshot } from '../Flow.tsx';
import { failureText } from '../failureText.ts';
import type { NoticeEntry } from '../notices/NoticeRegion.tsx';
import { noticeOfSent, useNoticedEnd, useNotify } from '../notices/notify.ts';
import type { FormActor } from './FormFlow.tsx';
import { useLastingActor, useRest } from './lasting.ts';

export type FormEnds<Accepted> = {
  onSubmitted: (accepted: Accepted) => void;
  onClosed?: () => void;
  onAbandoned: () => void;
};

export type AccountFormProps = FormEnds<ProfileChange> & { profile: Profile };

export type ContractFormProps = AccountFormProps & { contract: Contract };

type Props<Values, Payload> = FormEnds<Payload> & {
  t: (key: 'title' | 'done') => string;
  title?: string;
  actor: FormActor<Values, Payload> & { stop: () => unknown };
  restNotice?: () => Omit<NoticeEntry, 'id'> | null;
  children: Elements;
};

/** Dialog with a form. During a submission, only Back closes this dialog (docs/rules.md#leaving-a-form). */
export const FormDialog = <Values, Payload>(props: Props<Values, Payload>) => {
  const {
    t,
    title = t('title'),
    actor,
    restNotice,
    onSubmitted,
    onAbandoned,
    onClosed = onAbandoned,
    children,
  } = props;
  const snapshot = useSnapshot(actor);
  const notify = useNotify();
  useNoticedEnd(actor, noticeOfSent(t('done')), (end) => {
    if (!end.matches('submitted')) return onAbandoned();
    onSubmitted(required(end.context.payload));
    onClosed();
  });
  useRest(actor, {
    isSending: (current) => current.hasTag('busy'),
    onRest: (rest) => {
      const { failure, payload } = rest.context;
      const failed = failure && {
        tone: 'bad' as const,
        text: `${title} : ${failureText(failure)}`,
        isLasting: true,
      };
      const notice = noticeOfSent(t('done'))(rest) ?? failed ?? restNotice?.();
      if (notice) notify(notice);
      if (rest.matches('submitted')) onSubmitted(required(payload));
    },
  });
  return (
    <DialogContent
      title={title}
      isDismissable={snapshot.can({ type: 'closed' })}
      onClose={() => askBeforeLeaving(() => actor.send({ type: 'closed' }))}
    >
      <GoesOnContext value={goesOn}>{children}</GoesOnContext>
    </DialogContent>
  );
};

type OwnActorProps<Values, Payload, Actor> = Omit<Props<Values, Payload>, 'actor' | 'children'> & {
  create: () => FormActor<Values, Payload> & { start: () => unknown; stop: () => unknown } & Actor;
  View: ComponentType<{ actor: Actor }>;
};

export const NewFormDialog = <Values, Payload, Actor>({
  create,
  View,
  ...props
}: OwnActorProps<Values, Payload, Actor>) => {
  const actor = useLastingActor(create);
  return (
    <FormDialog {...props} actor={actor}>
      <View actor={actor} />
    </FormDialog>
  );
};
