export { UnidentifiedScreen as default } from '../../flows/session/SessionScreens.tsx';
