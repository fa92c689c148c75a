import { type Component } from '../../test/support/transcript/play/stage-types.ts';

/** Discord's number for it. */
const button = 2;

type Button = Component & { custom_id: string };

const isPressable = (one: Component & { disabled?: boolean }): one is Button =>
  one.type === button && one.custom_id !== undefined && one.disabled !== true;

/** The buttons among them that can be pressed, wherever they stand. */
export const pressable = (components: readonly Component[]): Button[] =>
  components.flatMap((one) => [
    ...(isPressable(one) ? [one] : []),
    ...pressable(one.components ?? []),
    ...pressable(one.accessory ? [one.accessory] : []),
  ]);
