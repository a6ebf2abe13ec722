import { useSettings } from './settings.ts';

const mark = 'painted';

/** What a protected page was painted with, or null. */
export const paintedHtml = (container: Element): string | null =>
  container.querySelector(`[data-${mark}]`)?.innerHTML ?? null;

/** The page as it was painted before its session is known: nobody acts in it, nothing in it is of anyone. */
export const Painted = () => {
  const { painted } = useSettings();
  if (painted === null) return null;
  return (
    <div
      inert
      data-painted
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML, taken from the page as it came
      dangerouslySetInnerHTML={{ __html: painted }}
    />
  );
};
