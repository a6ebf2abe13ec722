import { type RefObject, use } from 'react';
import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import { FindDialog } from '../../flows/find/FindDialog.tsx';
import { FollowContext } from '../../ui/controls/buttons/Link.tsx';
import { meterPath } from '../navigation/addresses.ts';
import { useProfile } from '../session.tsx';

/** What was typed and led nowhere yet: a session that ends, or a reload, leaves it to whom it is of, in this tab. */
const typedMemory = stored(() => sessionStorage, 'portal.find', z.string(), '');

type Props = { typedAhead: RefObject<string>; onClose: () => void };

/** The search of the whole portal, which goes to what is chosen once it is closed. */
const FindModal = ({ typedAhead, onClose }: Props) => {
  const follow = use(FollowContext);
  return (
    <FindDialog
      profile={useProfile()}
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
