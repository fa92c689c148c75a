/** For each Latin letter those that pass for it in most fonts, once they are small letters. */
const passing: Record<string, string> = {
  a: 'аαɑᴀаꭺ', b: 'вʙᏼьƀɓƃβ8ꞵ', c: 'сϲςᴄⲥꮯƈ', d: 'ԁᴅđɗɖɗժꭰ', e: 'еεᴇҽꬲ3', f: 'ꜰƒ', g: 'ɡɢǥցԍ', h: 'һнʜħհⲏ',
  i: 'іιıӏɪɩɨⲓl1|ʟłⅼӀ', j: 'јᴊյϳ', k: 'кκᴋƙⲕ', m: 'мᴍⲙ', n: 'пηɴոռŋņⲛ', o: 'оοσᴏօⲟø0൦ဝ๐०০੦૦௦౦೦〇ס',
  p: 'рρᴘƥþⲣ', q: 'ԛզꞯ', r: 'гʀɾꭇꭈꮁⲅ', s: 'ѕꜱꮪƨ5', t: 'тτᴛŧƭⲧ', u: 'υսᴜʉ', v: 'νѵᴠʋⱱ', w: 'ԝᴡѡωɯա',
  x: 'хχⲭ', y: 'уγʏүƴ', z: 'ᴢʐƶ', ae: 'æӕ', oe: 'œ',
}; // prettier-ignore

/** Capitals that look like another Latin letter than their small form does. */
const capitals: Record<string, string> = {
  Β: 'b', Ζ: 'z', Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y', Ϲ: 'c', Ү: 'y', І: 'i', I: 'i', З: 'e', Ѵ: 'v', Ь: 'b', В: 'b',
  Տ: 's', Օ: 'o', Ս: 'u', Լ: 'i', Հ: 'h', Ո: 'n',
}; // prettier-ignore

const lookalikes = new Map(
  Object.entries(passing).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/** Where alphabets of pictures begin: letters in circles and boxes, and those of flags. */
const pictured = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];

function drawn(letter: string): string | null {
  const code = letter.codePointAt(0) ?? 0;
  const start = pictured.find((first) => code >= first && code < first + 26);
  return start === undefined ? null : String.fromCodePoint(0x61 + code - start);
}

/** The small Latin letter that a letter passes for, else its own small form; '' for a sign. */
export function looksLike(letter: string): string {
  const small = drawn(letter) ?? capitals[letter] ?? letter.toLowerCase();
  return /[\p{L}\p{N}|]/u.test(small) ? (lookalikes.get(small) ?? small) : '';
}
