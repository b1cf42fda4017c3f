// Web push only: shows a ping while no page of Orrery is open, and brings the table to the front when it is tapped.
// Nothing is cached here, so this file never stands between a person and a new version.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    told = { body: event.data.text() };
  }
  const options = { body: told.body ?? "", tag: told.tag ?? told.table ?? "orrery", data: { path: told.path ?? "/" } };
  event.waitUntil(self.registration.showNotification(told.title ?? "Orrery", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data?.path ?? "/");
  const target = new URL(path.startsWith("/") ? path : "/", self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(async (pages) => {
      for (const page of pages) {
        if ("focus" in page) {
          await page.focus();
          return page.navigate ? page.navigate(target) : undefined;
        }
      }
      return self.clients.openWindow(target);
    }),
  );
});
