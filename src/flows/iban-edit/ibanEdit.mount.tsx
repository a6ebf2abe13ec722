import { ibanEditMachine } from '#machines/iban-edit/ibanEdit.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { IbanEditView } from './IbanEditView.tsx';

export const ibanEditMount = defineMount(ibanEditMachine, IbanEditView);
