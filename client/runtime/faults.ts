/** The most faults that one page reports; a component may fail again at each attempt. */
const most = 5
let reports = 0
const reported = new WeakSet()

/**
 * Reports an error to the server: what kind it is, where in our code it was thrown and on which page. The
 * message is left out, because it may contain what somebody has typed.
 */
export function reportFault(thrown: unknown) {
  if (!(thrown instanceof Error) || reported.has(thrown) || reports >= most) return
  reported.add(thrown)
  reports += 1
  const places = [...(thrown.stack ?? '').matchAll(/\/(assets\/[\w.-]+\.js:\d+:\d+)/g)].slice(0, 10)
  const fault = { name: thrown.name, path: location.pathname, places: places.map(([, place]) => place) }
  void fetch('/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
    keepalive: true,
  }).catch(ignore)
}

/** Without a connection the report is lost. */
function ignore() {}
