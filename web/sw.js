// Shows our own page while the server cannot be reached, and pings while no page of Orrery is open.
// What is kept is given only where the server gives nothing, so this file never stands between a person and a new version.

const KEPT = "orrery";
const FILES = %files%;
const GONE = [502, 503, 504];

// All of this version or nothing: what an older one has kept goes when that has come.
async function keep() {
  const kept = await caches.open(KEPT);
  await kept.addAll(FILES);
  for (const one of await kept.keys()) if (!FILES.includes(new URL(one.url).pathname)) await kept.delete(one);
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keep());
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  const page = mode === "navigate";
  if (!page && !FILES.includes(new URL(url).pathname)) return;
  const kept = () => caches.match(page ? "/" : event.request);
  event.respondWith(fetch(event.request).then(
    (answer) => (page && GONE.includes(answer.status) ? kept().then((ours) => ours ?? answer) : answer),
    () => kept().then((ours) => ours ?? Response.error()),
  ));
});

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
