import { type RefObject, use, useLayoutEffect, useRef } from 'react';
import * as z from 'zod/mini';
import type { ActionName } from '#machines/search/places.ts';
import { stored } from '../../api/storage/stored.ts';
import { SearchDialog } from '../../flows/search/SearchDialog.tsx';
import { FollowContext } from '../../ui/controls/buttons/Link.tsx';
import { useBrand } from '../../ui/theme/brand.tsx';
import { meterPath } from '../navigation/addresses.ts';
import { useProfile } from '../session.tsx';
import { useSettings } from '../settings/settings.ts';
import { useConsumptionProof } from '../settings/useDeployment.ts';

const typedMemory = stored(() => sessionStorage, 'portal.search', z.string(), '');

const SearchModal = ({ typedAhead, onClose }: { typedAhead: RefObject<string>; onClose: () => void }) => {
  const follow = use(FollowContext);
  const brand = useBrand();
  const { showsEverything } = useSettings().environment;
  const isProofShown = useConsumptionProof();
  const hidden: ActionName[] = [
    ...(isProofShown ? [] : (['certificate'] as const)),
    ...(showsEverything ? [] : (['overdue', 'calendar'] as const)),
    ...(brand.transferAccount ? [] : (['transfer'] as const)),
  ];
  const isFollowed = useRef(false);
  useLayoutEffect(() => {
    const focusTitle = () => {
      if (document.activeElement === document.body) document.querySelector('h1')?.focus();
    };
    return () => {
      // Focuses the title, because a result on the same page renders no new title. Requests the frame here,
      // before the dialog returns the focus.
      if (isFollowed.current) requestAnimationFrame(focusTitle);
    };
  }, []);
  return (
    <SearchDialog
      profile={useProfile()}
      phones={brand}
      hidden={hidden}
      meterAddressOf={meterPath}
      typed={typedMemory.read()}
      typedAhead={typedAhead}
      onTyped={typedMemory.write}
      onEnd={(address) => {
        onClose();
        isFollowed.current = address !== null;
        if (address !== null) follow?.(address);
      }}
    />
  );
};

export default SearchModal;
