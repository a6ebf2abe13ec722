/** The pages to offer, all counted from 1: five at most, the first, those around the current one, and the last. */
export const pageWindow = (page: number, pageCount: number, size = 5): number[] => {
  const length = Math.max(0, Math.min(size, pageCount));
  if (pageCount <= size) return Array.from({ length }, (_, index) => index + 1);
  const around = length - 2;
  const first = Math.max(2, Math.min(page - Math.floor(around / 2), pageCount - around));
  return [1, ...Array.from({ length: around }, (_, index) => first + index), pageCount];
};
