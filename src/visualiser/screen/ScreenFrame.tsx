import { type ReactNode, useId, useRef, useState } from 'react';
import { t as ui } from '#locales/fr/ui.ts';
import { t, visualiserScreenWords } from '#locales/fr/visualiserScreen.ts';
import { lookUp } from '#locales/translator.ts';
import { readChart } from '../../kit/chart/chart.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import { describeState } from '../../kit/narration/story.ts';
import { Button, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import type { Reached, Why } from './protocol.ts';
import { bar, frame, glass, root, waiting } from './Screen.css.ts';
import { type Device, devices, useScale } from './useScale.ts';
import { type LinkProps, useScreenLink } from './useScreenLink.ts';

type Props = LinkProps & {
  width: Device;
  /** Of the frame, for a screen reader; of the flow's screen unless told. */
  title?: string;
  /** It is only looked at, whole: as high as what it shows, and nothing in it is reached. */
  isStill?: boolean;
};

const Failed = ({ why, onRetry }: { why: Why; onRetry: () => void }) => (
  <Alert
    tone="bad"
    title={t(`failed.${why}`)}
    {...(why !== 'missing' && { aside: <Button onPress={onRetry}>{ui('retry')}</Button> })}
  />
);

type DisagreementProps = { flow: Flow; expected: Frame; reached: Reached; differing: readonly string[] };

/** Says that the screen is not where the chart says, and in what. */
const Disagreement = ({ flow, expected, reached, differing }: DisagreementProps) => {
  const chart = readChart(flow.machine);
  const parts = differing.map((part) => lookUp(visualiserScreenWords, `parts.${part}`) ?? part);
  return (
    <Alert tone="warn" title={t('differs.title')}>
      <p>{t('differs.chart', { state: describeState(chart, expected.name) })}</p>
      <p>{t('differs.screen', { state: describeState(chart, reached.name) })}</p>
      <p>{t('differs.in', { parts: parts.join(', ') })}</p>
    </Alert>
  );
};

/**
 * The real screen of a flow, where a simulation is: in a frame as wide as the device, so that it lays out as there, then
 * scaled down to the room there is. `data-agrees` says whether it is where the chart is; it is absent meanwhile.
 */
export const ScreenFrame = ({ width, title = t('title'), isStill = false, ...props }: Props) => {
  const iframe = useRef<HTMLIFrameElement>(null);
  const [load, setLoad] = useState(0);
  const { why, height, reached, expected, differing, onLoad, forget } = useScreenLink(iframe, props);
  const device = devices[width];
  const { room, scale } = useScale(device.width);
  const caption = useId();
  const high = isStill && height !== null ? Math.max(height, device.least) : device.height;
  const isComing = !why && !reached;

  const notice: ReactNode = why ? (
    <Failed
      why={why}
      onRetry={() => {
        forget();
        setLoad((last) => last + 1);
      }}
    />
  ) : (
    differing &&
    differing.length > 0 &&
    reached &&
    expected && <Disagreement flow={props.flow} expected={expected} reached={reached} differing={differing} />
  );
  return (
    <div className={root} ref={room} {...(differing && { 'data-agrees': differing.length === 0 })}>
      {notice}
      <div
        className={glass}
        aria-busy={isComing}
        inert={isStill}
        style={{ width: device.width * scale, height: high * scale }}
      >
        {isComing && (
          <div className={waiting}>
            <Spinner label={t('loading')} />
          </div>
        )}
        <iframe
          key={load}
          ref={iframe}
          data-screen=""
          title={title}
          src="screen.html"
          {...(!isStill && { 'aria-describedby': caption })}
          className={frame}
          style={{ width: device.width, height: high, transform: `scale(${scale})` }}
          onLoad={onLoad}
        />
      </div>
      {!isStill && (
        <p id={caption} className={bar}>
          {t(`widths.${width}`)}
          {scale < 1 && t('scaled', { percent: Math.round(scale * 100) })}
          {reached && reached.status !== 'active' && ` – ${t('last')}`}
        </p>
      )}
    </div>
  );
};
