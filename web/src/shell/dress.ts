/** Styles and symbols that come later than the page, with what they belong to. Each is put in place once. */

const sheets = new Map<string, Promise<void>>();
const sprites = new Set<string>();

/** Link a style sheet; it is in force once this has resolved. */
export function style(address: string): Promise<void> {
  let linked = sheets.get(address);
  if (!linked) {
    linked = new Promise((done, failed) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      link.onload = () => done();
      link.onerror = () => {
        link.remove();
        sheets.delete(address); // the next one who needs it tries again
        failed(new Error(address));
      };
      document.head.append(link);
    });
    sheets.set(address, linked);
  }
  return linked;
}

/** Put the symbols of a sheet into the page. */
export function symbols(sheet: string): void {
  if (sprites.has(sheet)) return;
  sprites.add(sheet);
  document.body.insertAdjacentHTML("afterbegin", sheet);
}
