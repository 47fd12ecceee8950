import { html } from 'hono/html'

export const openScriptPath = '/e/open.js'

/**
 * Redirects anyone who is logged in on this device to the event in Explore. This includes the 404 page,
 * since members may see events that strangers may not. The session is in the browser's storage, where
 * the server cannot see it.
 */
export const openScript = `try {
  const token = localStorage.getItem('token')
  const [, id] = /-(\\d+)\\/?$/.exec(location.pathname) ?? []
  const inside = document.getElementById('open')?.href ?? (id && '/explore?event=' + id)
  if (token && token !== 'left' && token !== 'expired' && inside) location.replace(inside)
} catch {
  // Without storage there is no session.
}
`

export const openScriptElement = html`<script src="${openScriptPath}" defer></script>`
