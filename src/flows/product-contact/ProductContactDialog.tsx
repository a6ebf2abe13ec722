import { useCallback } from 'react';
import { createActor, type SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/productContact.ts';
import type { Product } from '#machines/domain/request/product.ts';
import type { productContactMachine } from '#machines/product-contact/productContact.machine.ts';
import type { KnownContact } from '#machines/product-contact/productContact.setup.ts';
import { Captcha } from '../../ui/captcha/Captcha.tsx';
import type { CaptchaSettings } from '../../ui/captcha/captchaTypes.ts';
import { DialogContent } from '../../ui/dialogs/DialogShell.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { GoesOnContext } from '../../ui/forms/formContext.ts';
import { useCaptcha } from '../../views/captcha/useCaptcha.ts';
import { failureText } from '../../views/failureText.ts';
import { useLastingActor, useRest } from '../../views/forms/lasting.ts';
import { useNotify } from '../../views/notices/notify.ts';
import { useFlowEnd } from '../../views/useFlowEnd.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { ProductContactView } from './ProductContactView.tsx';
import { productContact } from './productContact.ports.ts';

type Props = {
  product: Product;
  known: KnownContact | null;
  /** Null where the captcha is not run. */
  captcha: CaptchaSettings | null;
  /** The request is sent and the confirmation read, or the form is left. */
  onAbandoned: () => void;
};

/** The captcha ends with the dialog, and the request goes on. */
const isSending = (snapshot: SnapshotFrom<typeof productContactMachine>) =>
  snapshot.matches({ submitting: 'requesting' });

/** The form of a product’s page, in a modal. Only Back leaves it while it is sent. */
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
