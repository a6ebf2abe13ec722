export const finishAnimations = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  for (const animation of ending) animation.finish();
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
};
