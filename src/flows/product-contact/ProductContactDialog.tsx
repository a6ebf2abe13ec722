import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { t } from '#locales/fr/productContact.ts';
import type { Product } from '#machines/domain/request/product.ts';
import type { KnownContact } from '#machines/product-contact/productContact.setup.ts';
import { Captcha } from '../../ui/captcha/Captcha.tsx';
import type { CaptchaSettings } from '../../ui/captcha/captchaTypes.ts';
import { DialogContent } from '../../ui/dialogs/DialogShell.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { useCaptcha } from '../../views/captcha/useCaptcha.ts';
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

/** The form of a product's page, in a modal that nothing closes while it is being sent. */
const ProductContactDialog = ({ product, known, captcha: settings, onAbandoned }: Props) => {
  const { solveCaptcha, handle } = useCaptcha();
  const [logic] = useState(() => productContact(solveCaptcha));
  const actor = useActorRef(logic, { input: { product, known, runsCaptcha: settings !== null } });
  const snapshot = useSnapshot(actor);
  useFlowEnd(actor, onAbandoned);
  return (
    <DialogContent
      title={t(snapshot.matches('submitted') ? 'sent.title' : 'title')}
      isDismissable={snapshot.can({ type: 'closed' })}
      onClose={() => askBeforeLeaving(() => actor.send({ type: 'closed' }))}
    >
      <ProductContactView actor={actor} />
      {settings && <Captcha ref={handle} settings={settings} />}
    </DialogContent>
  );
};

export default ProductContactDialog;
