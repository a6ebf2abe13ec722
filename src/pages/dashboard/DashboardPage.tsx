import ArrowRight from 'lucide-react/icons/arrow-right';
import { useRef, useState } from 'react';
import { t } from '#locales/fr/dashboard.ts';
import { t as title } from '#locales/fr/productNames.ts';
import { plural } from '#locales/translator.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { formatDay } from '../../domain/format.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { text } from '../../ui/theme/tokens.ts';
import { ContractsUnavailable, UnreadContracts } from '../ContractsUnavailable.tsx';
import { BalanceCard, BalanceFrame, ContractSummary, SummaryFrame, shown } from './BalanceCard.tsx';
import * as css from './Dashboard.css.ts';
import { picture, row, contractSummaryWords as words } from './Dashboard.css.ts';

const products = ['switch', 'fluids'] as const;

const ProductPicture = ({ product }: { product: 'switch' | 'fluids' }) => (
  <svg viewBox="0 0 220 130" className={picture} aria-hidden="true">
    <rect width="220" height="130" className={css.sky} />
    <path d="M0 94c40-20 70 12 110 0s70-24 110 0v36H0z" className={css.far} />
    <path d="M0 104c36-16 74 14 112-2s74-10 108 2v26H0z" className={css.near} />
    {product === 'switch' ? (
      <path d="M110 24c14 20 22 30 22 41a22 22 0 0 1-44 0c0-11 8-21 22-41z" className={css.drop} />
    ) : (
      <g className={css.drop}>
        <path d="M62 34c10 15 16 22 16 30a16 16 0 0 1-32 0c0-8 6-15 16-30z" />
        <path d="M116 30 98 62h14l-6 22 22-34h-14l8-20z" />
        <path d="M162 34c4 12 16 16 16 30a16 16 0 0 1-32 0c0-8 4-10 6-16 3 3 4 5 5 8 4-6 6-14 5-22z" />
      </g>
    )}
  </svg>
);

/** Carousel of two products. A swipe, a dot or the focus of a link moves it (docs/rules.md#dashboard). */
const ProductCarousel = () => {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    const width = track.current?.clientWidth ?? 0;
    track.current?.scrollTo({ left: index * width });
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  };

  return (
    <section className={css.card} aria-label={t('products.label')}>
      <ul ref={track} className={css.track} onScroll={follow}>
        {products.map((product, index) => (
          <li
            key={product}
            className={css.slide}
            // During a slide, the browser does not scroll to a focused link that is still visible.
            onFocus={() => show(index)}
            aria-label={t('products.position', { position: index + 1, count: products.length })}
          >
            <ProductPicture product={product} />
            <div className={css.words}>
              <h2>{title(product)}</h2>
              <p className={css.description}>{t(`products.${product}.text`)}</p>
              <Link variant="text" href={`/espace-produit/${product}`}>
                <span>{t('products.discover')}</span>
                <ArrowRight />
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <fieldset className={css.dots}>
        <legend className={css.legend}>{t('products.choose')}</legend>
        {products.map((product, index) => (
          <button
            key={product}
            type="button"
            className={css.dot}
            aria-label={title(product)}
            aria-pressed={index === current}
            onClick={() => show(index)}
          />
        ))}
      </fieldset>
    </section>
  );
};

const contractsAt = ({ contracts, contracts_status }: Profile, date: string) => {
  if (contracts_status === 'KO') return t('contractsUnknown', { date });
  const count = contracts.length;
  return count === 0 ? t('contractsNone', { date }) : t(`contracts.${plural(count)}`, { count, date });
};

type Props = {
  profile: Profile;
  retry: Elements;
  overview?: Elements;
};

export const DashboardPage = ({ profile, retry, overview }: Props) => (
  <div className={css.page}>
    <PageHeader
      title={t('title')}
      heading={profile.first_name ? t('hello', { name: profile.first_name }) : t('helloAnyone')}
      subtitle={contractsAt(profile, formatDay(new Date()))}
    />
    {profile.contracts_status === 'KO' && <ContractsUnavailable retry={retry} />}
    <UnreadContracts unread={profile.unreadContracts} />
    <div className={css.columns}>
      <Boundary>
        <BalanceCard profile={profile} retry={retry} />
      </Boundary>
      <Boundary>
        <ProductCarousel />
      </Boundary>
    </div>
    {profile.contracts_status === 'OK' && profile.contracts.length > 0 && (
      <Boundary>
        <ContractSummary profile={profile} />
      </Boundary>
    )}
    <Boundary>{overview}</Boundary>
  </div>
);

const blocks = ['toPay', 'toKnow'] as const;

export const OverviewFrame = () => (
  <div className={css.columns}>
    {blocks.map((block) => (
      <Card key={block} title={t(`overview.${block}`)}>
        <p className={css.room}>{t('overview.unloaded')}</p>
      </Card>
    ))}
  </div>
);

const rows = Array.from({ length: shown }, (_, rank) => `contract ${rank}`);

export const DashboardSkeleton = () => (
  <div className={css.page} aria-busy="true">
    <PageHeader
      title={t('title')}
      heading={t('helloAnyone')}
      subtitle={<Skeleton width="min(19rem, 100%)" />}
    />
    <div className={css.columns}>
      <BalanceFrame badge={null} bills="/espace-facturation">
        <Skeleton width="min(12rem, 100%)" height={text.huge.lineHeight} />
        <Skeleton width="min(14rem, 100%)" height={text.s.lineHeight} />
      </BalanceFrame>
      <ProductCarousel />
    </div>
    <SummaryFrame>
      {rows.map((contract) => (
        <li key={contract} className={row}>
          <div className={words}>
            <Skeleton width="min(12rem, 100%)" />
            <Skeleton width="min(18rem, 100%)" height={text.s.lineHeight} />
          </div>
        </li>
      ))}
    </SummaryFrame>
    <OverviewFrame />
  </div>
);
