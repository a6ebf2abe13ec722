import { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { AddContractView } from './AddContractView.tsx';

export const addContractMount = defineMount(addContractMachine, AddContractView);
