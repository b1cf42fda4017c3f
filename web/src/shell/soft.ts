/** Where long words may be broken. */

const VOWEL = "аеёиоуыэюя";
const LONG = 11;

/** A name whose long Russian words may be broken between syllables; browsers know no such places by themselves. */
export function soft(name: string): string {
  return name.replace(/[а-яё]{2,}/gi, (word) => {
    if (word.length < LONG) return word;
    let out = "";
    for (let i = 0; i < word.length; i += 1) {
      out += word[i];
      const before = VOWEL.includes((word[i] ?? "").toLowerCase());
      const rest = word.slice(i + 1).toLowerCase();
      const single = before && /^[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя]/.test(rest); // о|бо
      const pair = !before && i > 0 && VOWEL.includes((word[i - 1] ?? "").toLowerCase()) && /^[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя]/.test(rest); // ор|мо
      if ((single || pair) && i >= 1 && rest.length > 2) out += "\u00AD";
    }
    return out;
  });
}
