import { t } from '#locales/fr/productContact.ts';
import { productContactMachine } from '#machines/product-contact/productContact.machine.ts';
import { useSnapshot } from '../../views/Flow.tsx';
import { DialogPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { ProductContactView } from './ProductContactDialog.tsx';

export const productContactMount = defineMount(
  productContactMachine,
  (props: MountProps<typeof ProductContactView>) => (
    <DialogPaper title={t(useSnapshot(props.actor).matches('submitted') ? 'sent.title' : 'title')}>
      <ProductContactView {...props} />
    </DialogPaper>
  ),
);
