import { useState } from 'react';
import { createActor } from 'xstate';
import { meterMachine } from '#machines/meter/meter.machine.ts';
import { HistogramSkeleton } from '../../flows/histogram/HistogramSkeleton.tsx';
import { MeterView } from '../../flows/meter/MeterView.tsx';

const MeterSkeleton = () => {
  const [actor] = useState(() =>
    createActor(meterMachine, { input: { kind: 'TR', reference: '', idPDS: '', known: null } }),
  );
  return (
    <MeterView
      actor={actor}
      showsEverything={false}
      modalAddressOf={(modal) => `?modale=${modal}`}
      addressOf={() => ''}
      certificateAddress={null}
    >
      <HistogramSkeleton />
    </MeterView>
  );
};

export default MeterSkeleton;
