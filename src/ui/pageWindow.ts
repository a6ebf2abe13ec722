/** The pages to offer around the current one, all counted from 1: five at most. */
export const pageWindow = (page: number, pageCount: number, size = 5): number[] => {
  const length = Math.max(0, Math.min(size, pageCount));
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
};
