import { contactEditMachine } from '#machines/contact-edit/contactEdit.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { ContactEditView } from './ContactEditView.tsx';

export const contactEditMount = defineMount(contactEditMachine, ContactEditView);
