import { t } from '#locales/fr/visualiserVersions.ts';
import { capital, describeMove } from '../../kit/narration/story.ts';
import { useNear } from '../../ui/browser/useMedia.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import type { Look } from '../app/address.ts';
import type { FlowRead } from '../app/flows.ts';
import * as css from '../app/panels.css.ts';
import type { WayFound } from '../paths/kit.ts';
import { ScreenFrame } from '../screen/ScreenFrame.tsx';
import { type Simulation, toSimulation } from '../simulation/simulation.ts';
import { describeMoment, hasMoment, type SeenChange } from './compareScreens.ts';
import type { Versions } from './useVersions.ts';

export type PlayedProps = { flow: FlowRead; look: Look; onPlay: (simulation: Simulation) => void };

type LiveProps = PlayedProps & { way: WayFound; title: string };

const Live = ({ flow, look, onPlay, way, title }: LiveProps) => {
  const { ref, isNear } = useNear();
  const simulation = toSimulation(way);
  return (
    <div ref={ref} className={css.live} data-live="">
      <div className={css.way}>
        <ol className={css.story} aria-label={t('seen.way')}>
          <li>{capital(way.input)}</li>
          {Array.from(way.steps.entries(), ([rank, { move }]) => (
            <li key={rank}>{capital(describeMove(flow, move))}</li>
          ))}
        </ol>
        <Button aria-label={t('seen.playNamed', { title })} onPress={() => onPlay(simulation)}>
          {t('seen.play')}
        </Button>
      </div>
      {isNear && (
        <ScreenFrame
          {...look}
          flow={flow}
          simulation={simulation}
          at={way.steps.length}
          title={t('seen.screen', { title })}
          isStill
        />
      )}
    </div>
  );
};

type Props = PlayedProps & { versions: Versions; change: SeenChange; way: WayFound | null | undefined };

export const SeenMoment = ({ versions, change, way, ...played }: Props) => {
  const { when } = change;
  const side = hasMoment(versions.after, when) ? 'after' : 'before';
  const title = describeMoment(versions[side], when);
  return (
    <li className={css.moment} data-moment={change.id}>
      <h4 className={css.title}>{title}</h4>
      <div className={css.sides}>
        {(['before', 'after'] as const).map((version) => (
          <section key={version} className={css.sideOf[version]} aria-label={`${t(version)} – ${title}`}>
            <h5 className={css.sideTitle}>{t(version)}</h5>
            {change[version].length > 0 ? (
              <ul className={css.stack.xs}>
                {Array.from(change[version].entries(), ([rank, text]) => (
                  <li key={rank}>
                    {text}
                    {version === 'before' && change.moved.includes(text) && (
                      <p className={css.detail}>{t('seen.moved')}</p>
                    )}
                  </li>
                ))}
              </ul>
            ) : (
              <p className={css.detail}>
                {t(hasMoment(versions[version], when) ? 'seen.nothing' : 'seen.absent')}
              </p>
            )}
          </section>
        ))}
      </div>
      {way === null && <p className={css.detail}>{t('seen.noScreen')}</p>}
      {way && <Live {...played} way={way} title={title} />}
    </li>
  );
};
