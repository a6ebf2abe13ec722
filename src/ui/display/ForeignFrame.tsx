import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { frame, hiddenFrame } from './Steps.css.ts';

type Props = {
  title: string;
  address: string;
  sandbox: string;
  /** Origin whose messages are accepted; the text `null` for a page with an opaque origin. */
  origin: string;
  onMessage: (data: unknown) => void;
  /** Called at each load in the frame, even of another page or of the browser's error page. */
  onLoad: () => void;
  height?: number | undefined;
  isHidden: boolean;
};

/** Frame of another site. It passes the messages of the site on without parsing them. */
export const ForeignFrame = (props: Props) => {
  const { title, address, sandbox, origin, onMessage, onLoad, height, isHidden } = props;
  const ref = useRef<HTMLIFrameElement>(null);
  const receive = useEffectEvent(onMessage);
  useLayoutEffect(() => {
    const listen = (message: MessageEvent<unknown>) => {
      if (message.source === ref.current?.contentWindow && message.origin === origin) receive(message.data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);
  return (
    <iframe
      ref={ref}
      title={title}
      src={address}
      sandbox={sandbox}
      onLoad={onLoad}
      allow=""
      referrerPolicy="no-referrer"
      className={isHidden ? hiddenFrame : frame}
      {...(height !== undefined && { style: { height } })}
    />
  );
};
