import { collaboratorsMachine } from '#machines/collaborators/collaborators.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { CollaboratorsView } from './CollaboratorsView.tsx';

export const collaboratorsMount = defineMount(collaboratorsMachine, CollaboratorsView);
