import type { ActorRefFrom } from 'xstate';
import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/nameEdit.ts';
import { lookUp } from '#locales/translator.ts';
import { personSchema } from '#machines/domain/identity.ts';
import type { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { PersonFields } from '../../fields/PersonFields.tsx';
import { FormFlow } from '../../ui/FormFlow.tsx';

type Props = { actor: ActorRefFrom<typeof nameEditMachine> };

export const NameEditView = ({ actor }: Props) => (
  <FormFlow
    actor={actor}
    schema={personSchema}
    words={(key) => lookUp(identityWords, key)}
    submit={t('submit')}
    readOnly={t('adviser')}
  >
    <PersonFields person={actor.getSnapshot().context.input.person} />
  </FormFlow>
);
