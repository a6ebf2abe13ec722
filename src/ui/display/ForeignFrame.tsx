import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { frame, hiddenFrame } from './Steps.css.ts';

type Props = {
  /** What it holds, for a screen reader. */
  title: string;
  address: string;
  /** What the page in it is allowed: the attribute of the same name. */
  sandbox: string;
  /** The origin of its messages, `null` for a page that is given none: those of another are ignored. */
  origin: string;
  onMessage: (data: unknown) => void;
  /** A page has loaded in it: the first, or one that it leads to; a browser says so of its own error page too. */
  onLoad: () => void;
  /** In pixels. */
  height?: number | undefined;
  /** It loads out of sight, and out of reach. */
  isHidden: boolean;
};

/** A page of another site in this one, which sees nothing of it but its messages, as they are: to be parsed. */
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
