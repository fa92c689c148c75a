type Difference = { operation: RegExp; side: 'request' | 'answer'; problem: RegExp };

/** Where the published description differs from what Discord takes and gives, with the reason. */
const known: Difference[] = [
  {
    // Sets of permissions grew past what a JSON number holds; Discord's documentation and every
    // library write them as texts, the description still says integer.
    operation: /guild_channel|overwrite|guild_role|update_channel|application_command/,
    side: 'request',
    problem:
      /^(\S*\/(allow|deny|permissions|default_member_permissions) must be integer,null \S+(; )?)+$/,
  },
  {
    // A bot's own description is a text; the description of the API says an object of languages.
    operation: /^update_(my_)?application$/,
    side: 'request',
    problem: /^\/description must be object,null /,
  },
];

export const knownDifference = (operation: string, side: string, problem: string): boolean =>
  known.some(
    (one) => one.side === side && one.operation.test(operation) && one.problem.test(problem),
  );
