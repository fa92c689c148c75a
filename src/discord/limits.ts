/** Discord's limits on what a bot may send, in characters or entries. */
export const limits = {
  content: 2000,
  embedTitle: 256,
  embedDescription: 4096,
  /** Of the description of an attached file. */
  pictureAlt: 1024,
  embedFields: 25,
  embedFieldName: 256,
  embedFieldValue: 1024,
  embedFooter: 2048,
  embedsTogether: 6000,
  embeds: 10,
  rows: 5,
  buttonsInRow: 5,
  buttonLabel: 80,
  selectOptions: 25,
  selectPlaceholder: 150,
  optionLabel: 100,
  optionDescription: 100,
  optionValue: 100,
  customId: 100,
  modalTitle: 45,
  modalFields: 5,
  modalLabel: 45,
  textInput: 4000,
  threadName: 100,
  commandName: 32,
  commandDescription: 100,
  commandOptions: 25,
  choiceName: 100,
  choiceValue: 100,
  choices: 25,
  globalCommands: 100,
  commandTogether: 8000,
  nonce: 25,
} as const;

/** Ours for commands are stricter than Discord's, so that there is room to grow. */
export const ownLimits = { commands: 20, subcommands: 15 } as const;

/** `text` within `most` characters, its end marked when something was left out. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : beginning(text, most - 1) + '…';
}

/** The beginning of `text` within `most` UTF-16 units, never with half a character at its end. */
export function beginning(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
