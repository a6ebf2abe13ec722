import { useState } from 'react';
import { directDebitWords, t } from '#locales/fr/directDebit.ts';
import { fieldWords } from '#locales/translator.ts';
import { accountSchema } from '#machines/direct-debit/directDebit.schema.ts';
import { required } from '#machines/setup/chart.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { formatPhone } from '../../domain/format.ts';
import { IbanField } from '../../fields/iban/IbanField.tsx';
import { MaskedIban } from '../../fields/iban/MaskedIban.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { Checkbox } from '../../ui/forms/choice/Checkbox.tsx';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { mention, section } from './DirectDebit.css.ts';
import { type DirectDebitSnapshot, type StepProps, splitFailure } from './step.ts';

const field = fieldWords(directDebitWords);

const known = (iban: string) => ({
  value: 'kept',
  label: (
    <span>
      <span>{t('account.known')}</span> <MaskedIban iban={iban} />
    </span>
  ),
});

const Summary = ({ snapshot }: { snapshot: DirectDebitSnapshot }) => {
  const { contract, holder } = snapshot.context;
  const { holder_type, civility, last_name, mobile_phone } = required(holder);
  return (
    <section className={section}>
      <h3>{t('summary.title')}</h3>
      <DefinitionList
        items={[
          { term: t('summary.contract'), value: spacedReference(required(contract).reference) },
          {
            term: t('summary.holder'),
            value: holder_type === 'company' ? last_name : `${t(`civility.${civility}`)} ${last_name}`,
          },
          { term: t('summary.mobile'), value: formatPhone(mobile_phone) },
        ]}
      />
    </section>
  );
};

const Mentions = ({ creditor }: { creditor: string }) => (
  <section className={section}>
    <h3>{t('mentions.title')}</h3>
    <p className={mention}>{t('mentions.creditor', { name: creditor })}</p>
    <p className={mention}>{t('mentions.text', { name: creditor })}</p>
    <p className={mention}>{t('mentions.refund')}</p>
  </section>
);

export const AccountStep = ({ actor, snapshot, creditor, onClose }: StepProps & { creditor: string }) => {
  const { holder, failure } = snapshot.context;
  const information = required(snapshot.context.information);
  const { iban } = information;
  const [account, setAccount] = useState(iban ? 'kept' : 'new');
  const isBusy = snapshot.hasTag('busy');
  return (
    <Form
      schema={accountSchema(information)}
      words={[directDebitWords]}
      onSubmit={(values) => actor.send({ type: 'account.submitted', values })}
      isBusy={isBusy}
      isOver={() => actor.getSnapshot().status !== 'active'}
      {...splitFailure(failure, account === 'new' ? ['iban'] : [])}
    >
      <Summary snapshot={snapshot} />
      {iban ? (
        <RadioGroup
          {...field('account')}
          options={[known(iban), { value: 'new', label: t('account.new') }]}
          orientation="vertical"
          value={account}
          onChange={setAccount}
        />
      ) : (
        <input type="hidden" name="account" value="new" />
      )}
      {account === 'new' && (
        <>
          {information.has_mandate === 1 && <Alert tone="warn" title={t('account.signedAgain')} />}
          <TextField {...field('holder')} autoComplete="off" defaultValue={required(holder).last_name} />
          <IbanField />
        </>
      )}
      <Mentions creditor={creditor} />
      <Checkbox name="consent">{t('consent.label')}</Checkbox>
      <FormActions>
        <Button isDisabled={isBusy} onPress={onClose}>
          {t('leave')}
        </Button>
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'holder.reopened' })}>
          {t('back')}
        </Button>
        {snapshot.hasTag('account') && <SubmitButton>{t('submit')}</SubmitButton>}
      </FormActions>
    </Form>
  );
};
