import type { FlowModel, PortRequest } from '#machines/setup/defineModel.ts';

/** The request that a port makes of what it is given; undefined for a port that the browser itself answers. */
export const findRequest = (
  { requests }: FlowModel,
  { port, input }: { port: string; input: unknown },
): PortRequest | undefined => requests[port]?.find(({ when }) => when?.(input) ?? true);
