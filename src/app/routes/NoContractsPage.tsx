import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLocation } from 'wouter';
import { t } from '#locales/fr/contracts.ts';
import { maySubmit } from '../../domain/account/user.ts';
import { AddContractLink } from '../../pages/AddContractLink.tsx';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Blank } from '../../ui/display/Blank.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { stack } from '../layouts/Layout.css.ts';
import { useProfile } from '../session.tsx';
import { drop, ground, illustration, wall, window } from './NoContractsPage.css.ts';

const Illustration = () => (
  <svg viewBox="0 0 160 104" className={illustration} aria-hidden="true">
    <ellipse cx="80" cy="94" rx="74" ry="8" className={ground} />
    <path d="M26 94V40l26-18 26 18v54z" className={wall} />
    {[40, 58].map((y) =>
      [36, 56].map((x) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="12" height="12" rx="2" className={window} />
      )),
    )}
    <path d="M44 94V78h16v16z" className={window} />
    <path d="M112 28c12 17 19 27 19 38a19 19 0 0 1-38 0c0-11 7-21 19-38z" className={drop} />
    <path d="M103 66a9 9 0 0 0 9 9" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
  </svg>
);

export type EmptyPage = 'billing' | 'consumption' | 'watch' | 'comparison' | 'report' | 'directDebit';

type Props = { page: EmptyPage; unavailable: { title: string; text: string; action: Elements } | null };

const ofMeters = { href: '/espace-consommation', name: t('emptyPages.consumption.title') };

const NoContractsPage = ({ page, unavailable }: Props) => {
  const { type } = useProfile();
  const [, navigate] = useLocation();
  return (
    <div className={stack}>
      <PageHeader
        title={t(`emptyPages.${page}.title`)}
        {...((page === 'watch' || page === 'comparison' || page === 'report') && { parent: ofMeters })}
        {...(page === 'directDebit' && { onClose: () => navigate('/tableau-de-bord') })}
      />
      {unavailable ? (
        <Blank role="alert" icon={<TriangleAlert />} title={unavailable.title} action={unavailable.action}>
          {unavailable.text}
        </Blank>
      ) : (
        <Blank
          icon={<Illustration />}
          title={t(`emptyPages.${page}.text`)}
          action={maySubmit(type, 'addContract') && <AddContractLink />}
        />
      )}
    </div>
  );
};

export default NoContractsPage;
