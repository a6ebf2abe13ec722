import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { ProfileCompletionView } from './ProfileCompletionView.tsx';

export const profileCompletionMount = defineMount(profileCompletionMachine, ProfileCompletionView);
