import type { ActorRefFrom } from 'xstate';
import { identityWords } from '#locales/fr/identity.ts';
import { productContactWords, t } from '#locales/fr/productContact.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { productContactMachine } from '#machines/product-contact/productContact.machine.ts';
import { productContactSchema } from '#machines/product-contact/productContact.schema.ts';
import { CaptchaMention } from '../../fields/CaptchaMention.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { Flow } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { ContactFields } from './ContactFields.tsx';
import { RequestSent } from './RequestSent.tsx';

const words = [productContactWords, identityWords];

type Props = { actor: ActorRefFrom<typeof productContactMachine> };

/** What is asked about the product of a page, then the confirmation (docs/rules.md#product-contact). */
export const ProductContactView = ({ actor }: Props) => {
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
          fieldErrors={failure?.fields}
          formError={failure && failureText(failure)}
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
