import { html } from 'hono/html'

export const frameScriptPath = '/embed/frame.js'
export const heightScriptPath = '/embed/height.js'

/** Runs in the embedded page and posts the list's height to the parent page. The height is no secret. */
export const frameScript = `if (parent !== window) {
  const tell = () =>
    parent.postMessage({ plazaHeight: Math.ceil(document.documentElement.getBoundingClientRect().height) }, '*')
  new ResizeObserver(tell).observe(document.documentElement)
  addEventListener('message', ({ data }) => data === 'plaza-height' && tell())
}
`

/**
 * Optional script for the page of another site: makes each frame of this server as tall as its list.
 * It accepts messages only from this server.
 */
export const heightScript = `{
  const { origin } = new URL(document.currentScript.src)
  const frames = () => [...document.getElementsByTagName('iframe')].filter(({ src }) => src.startsWith(origin + '/embed/'))
  addEventListener('message', ({ data, origin: sender, source }) => {
    if (sender !== origin || !Number.isInteger(data?.plazaHeight)) return
    const frame = frames().find(({ contentWindow }) => contentWindow === source)
    if (frame) frame.style.height = Math.min(data.plazaHeight, 20000) + 'px'
  })
  // Request heights that were posted before this script ran.
  for (const { contentWindow } of frames()) contentWindow?.postMessage('plaza-height', origin)
}
`

export const frameScriptElement = html`<script src="${frameScriptPath}" defer></script>`
