import { html } from 'hono/html'

export const frameScriptPath = '/embed/frame.js'
export const heightScriptPath = '/embed/height.js'

/** In the embedded page: tells the page around it how tall the list is, which is no secret. */
export const frameScript = `if (parent !== window) {
  const tell = () =>
    parent.postMessage({ plazaHeight: Math.ceil(document.documentElement.getBoundingClientRect().height) }, '*')
  new ResizeObserver(tell).observe(document.documentElement)
  addEventListener('message', ({ data }) => data === 'plaza-height' && tell())
}
`

/** In the page of another site, if it wants to: makes each frame of this server as tall as its list. It listens to this server alone. */
export const heightScript = `{
  const { origin } = new URL(document.currentScript.src)
  const frames = () => [...document.getElementsByTagName('iframe')].filter(({ src }) => src.startsWith(origin + '/embed/'))
  addEventListener('message', ({ data, origin: sender, source }) => {
    if (sender !== origin || !Number.isInteger(data?.plazaHeight)) return
    const frame = frames().find(({ contentWindow }) => contentWindow === source)
    if (frame) frame.style.height = Math.min(data.plazaHeight, 20000) + 'px'
  })
  // What was told before this script was there.
  for (const { contentWindow } of frames()) contentWindow?.postMessage('plaza-height', origin)
}
`

export const frameScriptElement = html`<script src="${frameScriptPath}" defer></script>`
