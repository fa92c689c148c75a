import { ComponentType } from 'discord.js';
import { expect } from 'vitest';
import { limits } from '../../../src/discord/limits.ts';
import { type Screen } from '../../../src/discord/screen.ts';

/** Fails for a screen that Discord would not take. */
export function expectWithinLimits({ content = '', embeds = [], rows = [] }: Screen): void {
  expect(content.length).toBeLessThanOrEqual(limits.content);
  expect(embeds.length).toBeLessThanOrEqual(limits.embeds);
  for (const { title = '', description = '', footer } of embeds) {
    expect(title.length).toBeLessThanOrEqual(limits.embedTitle);
    expect(description.length).toBeLessThanOrEqual(limits.embedDescription);
    expect(footer?.text.length ?? 0).toBeLessThanOrEqual(limits.embedFooter);
    expect((title + description).length).toBeLessThanOrEqual(limits.embedsTogether);
  }
  expect(content !== '' || embeds.length > 0).toBe(true);
  expectRowsWithinLimits(rows);
}

function expectRowsWithinLimits(rows: NonNullable<Screen['rows']>): void {
  expect(rows.length).toBeLessThanOrEqual(limits.rows);
  const ids = rows.flatMap(({ components }) =>
    components.map((one) => ('custom_id' in one ? one.custom_id : '')),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(limits.customId);
  for (const { components } of rows) {
    expect(components.length).toBeGreaterThan(0);
    expect(components.length).toBeLessThanOrEqual(limits.buttonsInRow);
    for (const one of components) {
      if (one.type === ComponentType.Button && 'label' in one) {
        expect(one.label?.length).toBeGreaterThan(0);
        expect(one.label?.length).toBeLessThanOrEqual(limits.buttonLabel);
      }
      if (one.type !== ComponentType.StringSelect) continue;
      expect(components.length).toBe(1);
      expect(one.options.length).toBeGreaterThan(0);
      expect(one.options.length).toBeLessThanOrEqual(limits.selectOptions);
      expect(new Set(one.options.map(({ value }) => value)).size).toBe(one.options.length);
      for (const { label, value, description = '' } of one.options) {
        expect(label.length).toBeGreaterThan(0);
        expect(label.length).toBeLessThanOrEqual(limits.optionLabel);
        expect(value.length).toBeLessThanOrEqual(limits.optionValue);
        expect(description.length).toBeLessThanOrEqual(limits.optionDescription);
      }
    }
  }
}

/** Everything that a screen shows, as one text. */
export const textOf = ({ content = '', embeds = [], rows = [] }: Screen): string =>
  [
    content,
    ...embeds.flatMap(({ title, description, footer }) => [title, description, footer?.text]),
    JSON.stringify(rows),
  ].join('\n');
