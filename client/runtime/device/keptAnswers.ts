/** `token` belongs to the session that is ending; null if another tab ended it. */
export async function clearKept(token: string | null) {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ forget: token })
}
