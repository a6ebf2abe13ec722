import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { t as ui } from '#locales/fr/ui.ts';
import { t, visualiserScreenWords } from '#locales/fr/visualiserScreen.ts';
import { lookUp } from '#locales/translator.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import { describeState } from '../../kit/narration/story.ts';
import { Button, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import type { Width } from '../app/address.ts';
import type { FlowRead } from '../app/flows.ts';
import type { Reached, Why } from './protocol.ts';
import { bar, frame, glass, root, waiting } from './Screen.css.ts';
import { type LinkProps, useScreenLink } from './useScreenLink.ts';

/** Viewports of devices in CSS pixels; `least` is the minimum height of a still preview. */
export const devices = {
  phone: { width: 390, height: 844, least: 320 },
  tablet: { width: 768, height: 1024, least: 360 },
  desk: { width: 1280, height: 800, least: 480 },
} as const satisfies Record<Width, object>;

const useScale = (wide: number) => {
  const [has, setHas] = useState(wide);
  const room = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setHas(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, scale: Math.min(1, has / wide) };
};

type Props = LinkProps & { title: string; isStill?: boolean };

const Failed = ({ why, onRetry }: { why: Why; onRetry: () => void }) => (
  <Alert
    tone="bad"
    title={t(`failed.${why}`)}
    {...(why !== 'missing' && { aside: <Button onPress={onRetry}>{ui('retry')}</Button> })}
  />
);

type DisagreementProps = { flow: FlowRead; expected: Frame; reached: Reached; differing: readonly string[] };

const Disagreement = ({ flow, expected, reached, differing }: DisagreementProps) => {
  const { chart } = flow;
  const parts = differing.map((part) => lookUp(visualiserScreenWords, `parts.${part}`) ?? part);
  return (
    <Alert tone="warn" title={t('differs.title')}>
      <p>{t('differs.chart', { state: describeState(chart, expected.name) })}</p>
      <p>{t('differs.screen', { state: describeState(chart, reached.name) })}</p>
      <p>{t('differs.in', { parts: parts.join(', ') })}</p>
    </Alert>
  );
};

/** Screen of the flow in an iframe. `data-agrees`: true if screen and chart agree, absent during a move. */
export const ScreenFrame = ({ title, isStill = false, ...props }: Props) => {
  const { width } = props;
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
