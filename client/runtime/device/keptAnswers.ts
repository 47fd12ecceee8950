/** `token` belongs to the session that ends; null where another tab has ended it. */
export async function clearKept(token: string | null) {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ forget: token })
}
