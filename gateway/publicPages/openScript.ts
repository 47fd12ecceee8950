import { html } from 'hono/html'

export const openScriptPath = '/e/open.js'

/**
 * Leads whoever is signed in on this device to the event in Explore, also from the page that says nothing of it: a member may see what strangers
 * may not. The session is in the browser's storage, where the server cannot see it.
 */
export const openScript = `try {
  const token = localStorage.getItem('token')
  const [, id] = /-(\\d+)\\/?$/.exec(location.pathname) ?? []
  const inside = document.getElementById('open')?.href ?? (id && '/explore?event=' + id)
  if (token && token !== 'left' && token !== 'expired' && inside) location.replace(inside)
} catch {
  // A browser that keeps nothing has no session.
}
`

export const openScriptElement = html`<script src="${openScriptPath}" defer></script>`
