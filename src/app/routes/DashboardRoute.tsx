import { DashboardPage } from '../../pages/dashboard/DashboardPage.tsx';
import { useProfile } from '../session.tsx';

const DashboardRoute = () => <DashboardPage profile={useProfile()} />;

export default DashboardRoute;
