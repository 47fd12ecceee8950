/** `token` is that of the ending session; null if another tab ended the session. */
export async function clearKept(token: string | null) {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ forget: token })
}
