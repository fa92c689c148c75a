import { useEffect, useRef, useState } from 'preact/hooks';
import { localAddress } from '../address.ts';
import { here } from '../browser.ts';
import { webAddress } from '../markdown/links.ts';
import { useStage } from '../store.ts';

interface PictureProps {
  url: string;
  alt: string;
  width?: number | null;
  height?: number | null;
  spoiler?: boolean;
  small?: boolean;
}

/** A picture of this stage, asked for again where it did not come, and with each new connection; one from elsewhere is only linked, so that nothing is fetched unasked. */
export function Picture({ url, alt, width, height, spoiler, small }: PictureProps) {
  const [shown, setShown] = useState(!spoiler);
  const address = localAddress(url, here());
  if (!address.startsWith('/')) {
    const elsewhere = webAddress(address);
    return elsewhere ? (
      <a href={elsewhere} target="_blank" rel="noopener noreferrer">
        Picture: {alt}
      </a>
    ) : null;
  }
  if (!shown) {
    return (
      <button type="button" class="covered" onClick={() => setShown(true)}>
        Spoiler: show the picture
      </button>
    );
  }
  const size = width && height ? { width, height } : {};
  return (
    <a class={small ? 'picture small' : 'picture'} href={address} target="_blank" rel="noopener">
      <Tried key={address} src={address} alt={alt} {...size} />
    </a>
  );
}

/** By its address: another picture in its place has not been tried yet. */
function Tried(shown: { src: string; alt: string; width?: number; height?: number }) {
  const [tries, failed] = useTries();
  return <img key={tries} onError={failed} {...shown} />;
}

/** What did not come is tried again at once, and then once with each new connection. */
function useTries(): [tries: number, failed: () => void] {
  const connects = useStage((state) => state.connects);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (!hasFailed || last.current === connects) return;
    last.current = connects;
    setFailed(false);
    setTries((before) => before + 1);
  }, [connects, hasFailed]);
  return [tries, () => setFailed(true)];
}
