import { useState } from 'react';
import { createActor } from 'xstate';
import { collaboratorsMachine } from '#machines/collaborators/collaborators.machine.ts';
import { CollaboratorsView } from '../../flows/collaborators/CollaboratorsView.tsx';

const AdministrationSkeleton = () => {
  const [actor] = useState(() => createActor(collaboratorsMachine));
  return <CollaboratorsView actor={actor} />;
};

export default AdministrationSkeleton;
