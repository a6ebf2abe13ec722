import { passwordEditMachine } from '#machines/password-edit/passwordEdit.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { PasswordEditView } from './PasswordEditView.tsx';

export const passwordEditMount = defineMount(passwordEditMachine, PasswordEditView);
