import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import type { Picture } from '../picture.ts';
import type { View } from './framing.ts';
import type { Stage } from './useStage.ts';

type Member = { picture: Picture; stage: Stage; handle: RefObject<ReactZoomPanPinchRef | null> };

/** Drawings that are moved and zoomed as one, aligned on the first of these states that each has. */
export type Together = {
  readonly on: readonly string[];
  readonly members: Set<Member>;
  /** Whether one of them moves the others: those do not lead in their turn. */
  readonly isLed: { current: boolean };
  /** Whether it is put where another is, when it comes. */
  readonly isFollower: boolean;
};

/** What several drawings share to move as one. */
export const useMembers = (): Pick<Together, 'members' | 'isLed'> => {
  const isLed = useRef(false);
  const [members] = useState(() => new Set<Member>());
  return { members, isLed };
};

const alignment = (members: ReadonlySet<Member>, on: readonly string[]) => {
  const ids = [...members].map(({ picture }) => new Set(picture.nodes.map(({ id }) => id)));
  return on.find((id) => ids.every((known) => known.has(id)));
};

const whereIs = ({ nodes }: Picture, id: string | undefined) =>
  nodes.find((node) => node.id === id) ?? { x: 0, y: 0 };

/** Puts the other drawings where one is: each with the state that they are aligned on at the same place of its window. */
const lead = ({ members, on, isLed }: Together, leader: Member, { scale, positionX, positionY }: View) => {
  if (isLed.current) return;
  isLed.current = true;
  const aligned = alignment(members, on);
  const from = whereIs(leader.picture, aligned);
  for (const { picture, handle, stage } of members) {
    if (picture === leader.picture) continue;
    const to = whereIs(picture, aligned);
    stage.release();
    void handle.current?.setTransform(
      positionX + (from.x - to.x) * scale,
      positionY + (from.y - to.y) * scale,
      scale,
      0,
    );
  }
  isLed.current = false;
};

/** Has a drawing move with others; what is returned is told each time that it moves. */
export const useTogether = (
  together: Together | undefined,
  picture: Picture | null,
  { handle, stage }: Omit<Member, 'picture'>,
) => {
  const own = useRef<Member | null>(null);
  const isPlaced = useRef(false);
  const members = together?.members;

  const place = useEffectEvent((member: Member, others: ReadonlySet<Member>) => {
    const isPut = together?.isFollower && !isPlaced.current;
    const leader = isPut ? [...others].find((other) => other !== member) : member;
    isPlaced.current = true;
    if (together && leader?.handle.current) lead(together, leader, leader.handle.current.state);
  });
  useLayoutEffect(() => {
    if (!members || !picture) return;
    const member = { picture, handle, stage };
    own.current = member;
    members.add(member);
    place(member, members);
    return () => void members.delete(member);
  }, [members, picture, handle, stage]);

  return (view: View) => {
    if (together && own.current) lead(together, own.current, view);
  };
};
