import Check from 'lucide-react/icons/check';
import { t } from '#locales/fr/analyticsConsent.ts';
import type { AnalyticsConsentActor } from '../../../machines/analytics-consent/analyticsConsent.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { useSnapshot } from '../../views/Flow.tsx';
import * as css from './AnalyticsConsent.css.ts';

export const ConsentSettingView = ({ actor }: { actor: AnalyticsConsentActor }) => {
  const snapshot = useSnapshot(actor);
  const [isYes, isNo] = [snapshot.hasTag('yes'), snapshot.hasTag('no')];
  return (
    <div className={css.setting}>
      <p role="status" className={css.choice}>
        {t(isYes ? 'setting.yes' : isNo ? 'setting.no' : 'setting.unanswered')}
      </p>
      <fieldset className={css.settingAnswers} aria-label={t('setting.label')}>
        <Button
          aria-pressed={isYes}
          icon={isYes && <Check />}
          onPress={() => actor.send({ type: 'consent.given' })}
        >
          {t('setting.accept')}
        </Button>
        <Button
          aria-pressed={isNo}
          icon={isNo && <Check />}
          onPress={() => actor.send({ type: 'consent.refused' })}
        >
          {t('setting.refuse')}
        </Button>
      </fieldset>
    </div>
  );
};

export const NothingMeasured = () => <p className={css.choice}>{t('setting.none')}</p>;
