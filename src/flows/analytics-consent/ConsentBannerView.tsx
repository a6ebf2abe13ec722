import { useId, useRef } from 'react';
import { t } from '#locales/fr/analyticsConsent.ts';
import type { AnalyticsConsentActor } from '../../../machines/analytics-consent/analyticsConsent.machine.ts';
import { useEdgeHeight, useFocusFallback } from '../../ui/browser/hooks.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import * as css from './AnalyticsConsent.css.ts';

type Props = { actor: AnalyticsConsentActor; more: Elements };

const Question = ({ actor, more }: Props) => {
  const titleId = useId();
  const banner = useFocusFallback<HTMLElement>({ preventScroll: true });
  return (
    <section ref={banner} aria-labelledby={titleId} className={css.banner}>
      <div className={css.words}>
        <h2 id={titleId} className={css.title}>
          {t('title')}
        </h2>
        <p>
          <span>{t('question')}</span> {more}
        </p>
      </div>
      <div className={css.answers}>
        <Button onPress={() => actor.send({ type: 'consent.refused' })}>{t('refuse')}</Button>
        <Button onPress={() => actor.send({ type: 'consent.given' })}>{t('accept')}</Button>
      </div>
    </section>
  );
};

/** Banner that requests consent, with two buttons of the same style (docs/rules.md#analytics). */
export const ConsentBannerView = (props: Props) => {
  const snapshot = useSnapshot(props.actor);
  const foot = useRef<HTMLDivElement>(null);
  const isOpen = snapshot.matches('asked');

  useEdgeHeight(foot, '--banner-height', isOpen);

  return (
    <div ref={foot} className={css.foot}>
      <Flow id="analyticsConsent" snapshot={snapshot}>
        {isOpen && <Question {...props} />}
      </Flow>
    </div>
  );
};
