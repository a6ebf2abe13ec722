import { type RefObject, use } from 'react';
import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import { FindDialog } from '../../flows/find/FindDialog.tsx';
import { FollowContext } from '../../ui/controls/buttons/Link.tsx';
import { useBrand } from '../../ui/theme/brand.tsx';
import { meterPath } from '../navigation/addresses.ts';
import { useProfile } from '../session.tsx';
import { useConsumptionProof } from '../settings/useDeployment.ts';

/** Text typed in the search. A reload or a new session in this tab restores it for the same user. */
const typedMemory = stored(() => sessionStorage, 'portal.find', z.string(), '');

const FindModal = ({ typedAhead, onClose }: { typedAhead: RefObject<string>; onClose: () => void }) => {
  const follow = use(FollowContext);
  return (
    <FindDialog
      profile={useProfile()}
      phones={useBrand()}
      isProofShown={useConsumptionProof()}
      meterAddressOf={meterPath}
      typed={typedMemory.read()}
      typedAhead={typedAhead}
      onTyped={typedMemory.write}
      onEnd={(address) => {
        onClose();
        if (address !== null) follow?.(address);
      }}
    />
  );
};

export default FindModal;
