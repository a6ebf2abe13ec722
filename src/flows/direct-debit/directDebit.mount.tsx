import { t } from '#locales/fr/directDebit.ts';
import { directDebitMachine } from '#machines/direct-debit/directDebit.machine.ts';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { turnedAwayNotice } from '../../views/turnedAwayText.ts';
import { useNoticedEnd } from '../../views/useNoticedEnd.ts';
import { page } from './DirectDebit.css.ts';
import { DirectDebitView } from './DirectDebitPage.tsx';

/** The page of the flow, which a notice says the end of. */
const DirectDebitFrame = (props: MountProps<typeof DirectDebitView>) => {
  useNoticedEnd(props.actor, turnedAwayNotice);
  return (
    <div className={page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <DirectDebitView
        creditor="Eaux du Ponant"
        onClose={() => props.actor.send({ type: 'closed' })}
        {...props}
      />
    </div>
  );
};

export const directDebitMount = defineMount(directDebitMachine, DirectDebitFrame);
