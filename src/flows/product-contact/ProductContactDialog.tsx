import { useCallback, useEffect, useRef } from 'react';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { identityWords } from '#locales/fr/identity.ts';
import { productContactWords, t } from '#locales/fr/productContact.ts';
import { t as nameOf } from '#locales/fr/productNames.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { fieldWords } from '#locales/translator.ts';
import {
  type KnownContact,
  type productContactMachine,
  productContactSchema,
} from '#machines/product-contact/productContact.machine.ts';
import { longestMessage } from '../../domain/contact.ts';
import { typedReference } from '../../domain/contract/contract.ts';
import { type Product, products } from '../../domain/paths.ts';
import { CaptchaMention } from '../../fields/CaptchaMention.tsx';
import { EmailField } from '../../fields/identity/NameFields.tsx';
import { Captcha } from '../../ui/captcha/Captcha.tsx';
import type { CaptchaSettings } from '../../ui/captcha/CaptchaAttempt.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { DialogContent } from '../../ui/dialogs/Dialog.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { CheckboxGroup } from '../../ui/forms/choice/CheckboxGroup.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FieldRow, FormActions } from '../../ui/forms/FormLayout.tsx';
import { GoesOnContext } from '../../ui/forms/readForm.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextArea } from '../../ui/forms/text/TextArea.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { column } from '../../ui/theme/column.css.ts';
import { useCaptcha } from '../../views/captcha/useCaptcha.ts';
import { Flow, useFlowEnd, useSnapshot } from '../../views/Flow.tsx';
import { failureText, formErrorsOf } from '../../views/failureText.ts';
import { useLastingActor, useRest } from '../../views/forms/lasting.ts';
import { useNotify } from '../../views/notices/notify.ts';
import { productContact } from './productContact.ports.ts';

type Props = {
  product: Product;
  known: KnownContact | null;
  captcha: CaptchaSettings | null;
  onAbandoned: () => void;
};

/** True during the call, which continues if the dialog closes, unlike a captcha before the call. */
const isSending = (snapshot: SnapshotFrom<typeof productContactMachine>) =>
  snapshot.matches({ submitting: 'requesting' });

const field = fieldWords(productContactWords);
const person = fieldWords(identityWords);

const words = [productContactWords, identityWords];

const RequestSent = ({ onClose }: { onClose: () => void }) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div className={column.l}>
      <Alert ref={alert} tone="ok" title={t('sent.text')} />
      <FormActions>
        <Button variant="filled" onPress={onClose}>
          {ui('close')}
        </Button>
      </FormActions>
    </div>
  );
};

/** Contact fields, and a checkbox per product: `own` is checked (docs/rules.md#product-contact). */
const ContactFields = ({ own, known }: { own: Product; known: KnownContact | null }) => (
  <>
    <FieldRow>
      <TextField {...person('first_name')} autoComplete="given-name" defaultValue={known?.first_name} />
      <TextField {...person('last_name')} autoComplete="family-name" defaultValue={known?.last_name} />
    </FieldRow>
    <EmailField {...person('email')} defaultValue={known?.email} />
    <TextField {...field('phone')} type="tel" isRequired={false} autoComplete="tel-national" />
    <FieldRow>
      <TextField {...field('company')} autoComplete="organization" defaultValue={known?.company} />
      <TextField {...field('function')} autoComplete="organization-title" />
    </FieldRow>
    <TextField
      {...field('reference')}
      isRequired={false}
      inputMode="numeric"
      autoComplete="off"
      format={typedReference}
    />
    <CheckboxGroup
      {...field('subject')}
      defaultValue={[own]}
      options={products.map((value) => ({ value, label: nameOf(value), isFixed: value === own }))}
    />
    <TextArea {...field('message')} isRequired={false} limit={longestMessage} />
  </>
);

export const ProductContactView = ({ actor }: { actor: ActorRefFrom<typeof productContactMachine> }) => {
  const snapshot = useSnapshot(actor);
  const { product, known, runsCaptcha, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const close = () => actor.send({ type: 'closed' });
  return (
    <Flow id="productContact" snapshot={snapshot}>
      {snapshot.matches('submitted') ? (
        <RequestSent onClose={close} />
      ) : (
        <Form
          schema={productContactSchema(product)}
          words={words}
          onSubmit={(values) => actor.send({ type: 'form.submitted', values })}
          {...formErrorsOf(failure)}
          isBusy={isBusy}
          isOver={() => actor.getSnapshot().status !== 'active'}
          waitsUntilValid
        >
          <p>{t('intro')}</p>
          <ContactFields own={product} known={known} />
          {runsCaptcha && <CaptchaMention />}
          <FormActions>
            <Button isDisabled={isBusy} onPress={close}>
              {ui('cancel')}
            </Button>
            <SubmitButton>{t('submit')}</SubmitButton>
          </FormActions>
        </Form>
      )}
    </Flow>
  );
};

/** Request form about a product, in a dialog. During the call, the user can leave only by the Back button. */
const ProductContactDialog = ({ product, known, captcha: settings, onAbandoned }: Props) => {
  const { solveCaptcha, handle } = useCaptcha();
  const actor = useLastingActor(() =>
    createActor(productContact(solveCaptcha), { input: { product, known, runsCaptcha: settings !== null } }),
  );
  const snapshot = useSnapshot(actor);
  const notify = useNotify();
  useFlowEnd(actor, onAbandoned);
  useRest(actor, {
    isSending,
    onRest: (rest) =>
      notify(
        rest.matches('submitted')
          ? { tone: 'ok', text: t('sent.title') }
          : { tone: 'bad', text: `${t('title')} : ${failureText(rest.context.failure)}`, isLasting: true },
      ),
  });
  const goesOn = useCallback(() => isSending(actor.getSnapshot()), [actor]);
  return (
    <DialogContent
      title={t(snapshot.matches('submitted') ? 'sent.title' : 'title')}
      isDismissable={snapshot.can({ type: 'closed' })}
      onClose={() => askBeforeLeaving(() => actor.send({ type: 'closed' }))}
    >
      <GoesOnContext value={goesOn}>
        <ProductContactView actor={actor} />
      </GoesOnContext>
      {settings && <Captcha ref={handle} settings={settings} />}
    </DialogContent>
  );
};

export default ProductContactDialog;
