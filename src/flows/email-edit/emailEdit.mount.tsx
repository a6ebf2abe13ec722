import { emailEditMachine } from '#machines/email-edit/emailEdit.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { EmailEditView } from './EmailEditView.tsx';

export const emailEditMount = defineMount(emailEditMachine, EmailEditView);
