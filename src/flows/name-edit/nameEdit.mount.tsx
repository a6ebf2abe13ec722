import { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { NameEditView } from './NameEditView.tsx';

export const nameEditMount = defineMount(nameEditMachine, NameEditView);
