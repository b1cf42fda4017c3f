/** Where long words may be broken. */

const VOWEL = "аеёиоуыэюяaeiouy";
const OPENS = /^[бвгджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz][аеёиоуыэюяaeiouy]/; // a syllable of its own
const LONG = 10;

/** A name whose long words may be broken between syllables; not every browser knows such places by itself. */
export function soft(name: string): string {
  return name.replace(/[а-яёa-z]{2,}/gi, (word) => {
    if (word.length < LONG) return word;
    let out = "";
    for (let i = 0; i < word.length; i += 1) {
      out += word[i];
      const before = VOWEL.includes((word[i] ?? "").toLowerCase());
      const rest = word.slice(i + 1).toLowerCase();
      const single = before && OPENS.test(rest); // о|бо
      const pair = !before && i > 0 && rest[0] !== "h" && VOWEL.includes((word[i - 1] ?? "").toLowerCase()) && OPENS.test(rest); // ор|мо
      if ((single || pair) && i >= 1 && rest.length > 2) out += "\u00AD";
    }
    return out;
  });
}
