import { type RefObject, use } from 'react';
import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import { SearchDialog } from '../../flows/search/SearchDialog.tsx';
import { FollowContext } from '../../ui/controls/buttons/Link.tsx';
import { useBrand } from '../../ui/theme/brand.tsx';
import { meterPath } from '../navigation/addresses.ts';
import { useProfile } from '../session.tsx';
import { useConsumptionProof } from '../settings/useDeployment.ts';

const typedMemory = stored(() => sessionStorage, 'portal.search', z.string(), '');

const SearchModal = ({ typedAhead, onClose }: { typedAhead: RefObject<string>; onClose: () => void }) => {
  const follow = use(FollowContext);
  return (
    <SearchDialog
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

export default SearchModal;
