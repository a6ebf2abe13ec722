import { useState } from 'react';
import { createActor } from 'xstate';
import { watchMachine } from '#machines/watch/watch.machine.ts';
import { WatchView } from '../../flows/watch/WatchView.tsx';

const WatchSkeleton = () => {
  const [actor] = useState(() => createActor(watchMachine, { input: { today: new Date() } }));
  return (
    <WatchView
      actor={actor}
      addressOf={() => '/espace-consommation'}
      requestOf={() => null}
      emergencyPhone=""
    />
  );
};

export default WatchSkeleton;
