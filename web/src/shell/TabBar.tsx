import type { ComponentChildren, JSX } from "preact";

import { roving } from "./keys.ts";

export interface Tab {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly count?: number | string;
}

/** Tabs over panels. The panel of tab `x` is `<div role="tabpanel" id="{group}-panel-x" aria-labelledby="{group}-tab-x">`. */
export function TabBar({ tabs, value, change, label, group, end }: {
  tabs: readonly Tab[];
  value: string;
  change: (id: string) => void;
  label: string;
  group: string;
  /** What stands at the right end of the row. */
  end?: ComponentChildren;
}): JSX.Element {
  const list = (
    <div class="tab-list" role="tablist" aria-label={label} onKeyDown={(event) => roving(event, "[role=tab]", true)}>
      {tabs.map((tab) => (
        <button
          type="button" role="tab" class="tab" key={tab.id} id={`${group}-tab-${tab.id}`} aria-selected={tab.id === value}
          aria-controls={tab.id === value ? `${group}-panel-${tab.id}` : undefined} tabIndex={tab.id === value ? 0 : -1}
          title={typeof tab.label === "string" ? tab.label : undefined}
          onClick={() => change(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && <span class="count">{tab.count}</span>}
        </button>
      ))}
    </div>
  );
  return <div class="row tray-tabs">{list}{end}</div>;
}
