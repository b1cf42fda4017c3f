import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { connection, pending } from "../net/store.ts";
import { say } from "../words.ts";
import { Icon } from "./Icon.tsx";

/** Milliseconds without a connection that nobody needs to hear of: it comes back at once after a login. */
const CALM = 1_200;

/** Whether the connection is down, and has been for a moment. */
export function useCut(): boolean {
  const [cut, set] = useState(false);
  const down = connection.value === "offline";
  useEffect(() => {
    if (!down) {
      set(false);
      return undefined;
    }
    const timer = setTimeout(() => set(true), CALM);
    return () => clearTimeout(timer);
  }, [down]);
  return cut;
}

/** Calmly says that the connection is down, and that nothing is lost. */
export function Offline(): JSX.Element | null {
  const shown = useCut();
  return (
    <div class="offline-place" role="status">
      {shown && (
        <p class="offline">
          <Icon name="i-info" />
          <span><b>{say("offline")}</b> {say("offline-kept", { count: pending.value.length })}</span>
        </p>
      )}
    </div>
  );
}
