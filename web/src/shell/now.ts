/** The time, for whatever counts down. It ticks once a second while somebody looks at it, and not at all otherwise. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const time = signal(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** `Date.now()`, drawn again every second. */
export function useNow(): number {
  useEffect(() => {
    if (watchers++ === 0) {
      time.value = Date.now();
      timer = setInterval(() => { time.value = Date.now(); }, 1000);
    }
    return () => {
      if (--watchers === 0) clearInterval(timer);
    };
  }, []);
  return time.value;
}
