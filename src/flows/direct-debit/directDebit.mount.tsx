import { t } from '#locales/fr/directDebit.ts';
import { directDebitMachine } from '#machines/direct-debit/directDebit.machine.ts';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { page } from './DirectDebit.css.ts';
import { DirectDebitView } from './DirectDebitView.tsx';

export const directDebitMount = defineMount(
  directDebitMachine,
  (props: MountProps<typeof DirectDebitView>) => (
    <div className={page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <DirectDebitView
        creditor="Eaux du Ponant"
        onClose={() => props.actor.send({ type: 'closed' })}
        {...props}
      />
    </div>
  ),
);
