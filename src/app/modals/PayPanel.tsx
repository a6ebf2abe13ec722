import { onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { payModal } from '../../views/payAddress.ts';
import { useQuery } from '../navigation/navigateSafely.ts';

const PayModal = onDemand(() => import('./PayModal.tsx'));
const likely = [PayModal];

export const PayPanel = () => {
  const isOpen = new URLSearchParams(useQuery()).get('modale') === payModal;
  usePreload(likely);
  return isOpen && <PayModal />;
};
