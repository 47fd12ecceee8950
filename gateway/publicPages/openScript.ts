/** Leads whoever is signed in on this device to the event in Explore. The session is in the browser's storage, where the server cannot see it. */
export const openScript = `try {
  const token = localStorage.getItem('token')
  const link = document.getElementById('open')
  if (token && token !== 'left' && token !== 'expired' && link) location.replace(link.href)
} catch {
  // A browser that keeps nothing has no session.
}
`
