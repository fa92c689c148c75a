/** Words after which somebody, or something, is called something. */
const naming: readonly string[] = ['name', 'companion', 'summon', 'grant attack'];

/** Whether what stands after that word is a name, in which no amount is read. */
export const isNaming = (key: string): boolean => naming.includes(key);
