import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { t as ui } from '#locales/fr/ui.ts';
import { t, visualiserScreenWords } from '#locales/fr/visualiserScreen.ts';
import { lookUp } from '#locales/translator.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import { describeState } from '../../kit/narration/story.ts';
import { usePaper } from '../../ui/browser/useMedia.ts';
import { Button, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import type { Width } from '../app/address.ts';
import type { FlowRead } from '../app/flows.ts';
import type { Reached, Why } from './protocol.ts';
import { bar, frame, glass, glassRoom, live, root, waiting } from './Screen.css.ts';
import { type LinkProps, useScreenLink } from './useScreenLink.ts';

/** Sizes of previewed devices in CSS pixels. `least`: minimum height of a preview without interaction. */
export const devices = {
  phone: { width: 390, height: 844, least: 320 },
  tablet: { width: 768, height: 1024, least: 360 },
  desk: { width: 1280, height: 800, least: 480 },
} as const satisfies Record<Width, object>;

const useRoom = () => {
  const [has, setHas] = useState<{ width: number; height: number } | null>(null);
  const room = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setHas({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, has };
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

/** Screen of a flow in an iframe. `data-agrees`: same state as the chart; absent during a move. */
export const ScreenFrame = ({ title, isStill = false, ...props }: Props) => {
  const { width } = props;
  const iframe = useRef<HTMLIFrameElement>(null);
  const [load, setLoad] = useState(0);
  const { why, height, reached, expected, differing, onLoad, forget } = useScreenLink(iframe, props);
  const device = devices[width];
  const { room, has } = useRoom();
  const scale = Math.min(1, (has?.width ?? device.width) / device.width);
  const caption = useId();
  const isPaper = usePaper();
  // Height of the panel for an interactive screen, of the content for a still or printed screen.
  const high =
    isStill || isPaper
      ? height === null
        ? device.height
        : Math.max(height, device.least)
      : Math.max(device.least, (has?.height ?? 0) / scale);
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
    <div className={isStill ? root : live} {...(differing && { 'data-agrees': differing.length === 0 })}>
      {notice}
      <div className={glassRoom} ref={room}>
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
