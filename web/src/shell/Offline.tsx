import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { connection, pending } from "../net/store.ts";
import { say } from "../words.ts";
import { Icon } from "./Icon.tsx";

/** Calmly says that the connection is down, once it has been for a moment, and that nothing is lost. */
export function Offline(): JSX.Element | null {
  const [shown, show] = useState(false);
  const down = connection.value === "offline";
  useEffect(() => {
    if (!down) {
      show(false);
      return undefined;
    }
    const timer = setTimeout(() => show(true), 1_200);
    return () => clearTimeout(timer);
  }, [down]);
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
