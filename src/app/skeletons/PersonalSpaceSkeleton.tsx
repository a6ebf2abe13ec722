export { PersonalSpaceSkeleton as default } from '../../pages/personal-space/PersonalSpaceSkeleton.tsx';
