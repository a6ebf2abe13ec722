export { DashboardSkeleton as default } from '../../pages/dashboard/DashboardSkeleton.tsx';
