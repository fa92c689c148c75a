import { expect, test } from 'vitest';
import { defaultHouse } from '../../../src/rules/house.ts';
import { settingEntries } from '../../../src/discord/views/host-forms.ts';
import { settingShown } from '../../../src/discord/views/settings.ts';
import { publicView } from '../support/hero-view.ts';

const house = { ...defaultHouse, 'turn clock': 12 };

test('a change that waits for next week is shown beside what is, and is what a form begins with', () => {
  const view = publicView({ house, houseNext: { 'turn clock': 24 } });
  expect(settingShown(view, 'turn clock')).toBe('12 hours, 24 hours from next week on');
  expect(settingEntries(view)).toContainEqual(
    expect.objectContaining({
      label: 'turn clock: 12 hours, 24 hours from next week on',
      value: 'turn.clock~24',
    }),
  );
});

test('one that was taken back in time is not', () => {
  expect(settingShown({ house, houseNext: { 'turn clock': 12 } }, 'turn clock')).toBe('12 hours');
});
